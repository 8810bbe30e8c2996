select k.table_schema,
       k.table_name,
       k.constraint_name as name,
       k.column_name,
       k.ordinal_position as position
  from information_schema.table_constraints c
  join information_schema.key_column_usage k
    on k.constraint_schema = c.constraint_schema and k.constraint_name = c.constraint_name
   and k.table_name = c.table_name
 where {in k.table_schema, k.table_name}
   and c.constraint_type = 'PRIMARY KEY'
 order by k.table_schema, k.table_name, k.ordinal_position
