-- A constraint's name is unique in its schema at the most, so the table belongs to what joins the two. RESTRICT is what a
-- key without an action does.
select k.table_schema,
       k.table_name,
       k.constraint_name as name,
       k.column_name,
       k.referenced_table_schema as referenced_schema,
       k.referenced_table_name as referenced_table,
       k.referenced_column_name as referenced_column,
       nullif(r.delete_rule, 'RESTRICT') as on_delete,
       nullif(r.update_rule, 'RESTRICT') as on_update,
       k.ordinal_position as position
  from information_schema.key_column_usage k
  join information_schema.referential_constraints r
    on r.constraint_schema = k.constraint_schema
   and r.constraint_name = k.constraint_name
   and r.table_name = k.table_name
 where {in k.table_schema, k.table_name}
   and k.referenced_table_name is not null
 order by k.table_schema, k.table_name, k.constraint_name, k.ordinal_position
