select k.owner as table_schema,
       k.table_name,
       k.constraint_name as name,
       c.column_name,
       c.position
  from all_constraints k
  join all_cons_columns c on c.owner = k.owner and c.constraint_name = k.constraint_name
 where {in k.owner, k.table_name}
   and k.constraint_type = 'P'
 order by k.owner, k.table_name, c.position
