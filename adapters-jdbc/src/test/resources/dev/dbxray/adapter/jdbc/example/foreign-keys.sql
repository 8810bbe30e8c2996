select fktable_schem as table_schema,
       fktable_name as table_name,
       fk_name as name,
       fkcolumn_name as column_name,
       pktable_schem as referenced_schema,
       pktable_name as referenced_table,
       pkcolumn_name as referenced_column,
       trim(case delete_rule when 0 then 'CASCADE' when 2 then 'SET NULL' when 4 then 'SET DEFAULT' end) as on_delete,
       trim(case update_rule when 0 then 'CASCADE' when 2 then 'SET NULL' when 4 then 'SET DEFAULT' end) as on_update,
       key_seq as position
  from information_schema.system_crossreference
 where {in fktable_schem, fktable_name}
 order by fktable_schem, fktable_name, fk_name, key_seq
