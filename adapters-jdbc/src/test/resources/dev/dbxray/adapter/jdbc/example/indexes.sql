select table_schem as table_schema,
       table_name,
       index_name as name,
       not non_unique as is_unique,
       column_name,
       cast(null as varchar(1)) as expression,
       false as is_included,
       false as nulls_not_distinct,
       cast(null as varchar(1)) as method,
       cast(null as varchar(1)) as predicate,
       cast(null as varchar(1)) as definition,
       ordinal_position as position
  from information_schema.system_indexinfo
 where {in table_schem, table_name}
 order by table_schem, table_name, index_name, ordinal_position
