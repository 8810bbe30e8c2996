select k.owner as table_schema,
       k.table_name,
       k.constraint_name as name,
       c.column_name,
       r.owner as referenced_schema,
       r.table_name as referenced_table,
       r.column_name as referenced_column,
       k.delete_rule as on_delete,
       null as on_update,
       c.position
  from all_constraints k
  join all_cons_columns c on c.owner = k.owner and c.constraint_name = k.constraint_name
  join all_cons_columns r
    on r.owner = k.r_owner and r.constraint_name = k.r_constraint_name and r.position = c.position
 where {in k.owner, k.table_name}
   and k.constraint_type = 'R'
 order by k.owner, k.table_name, k.constraint_name, c.position
