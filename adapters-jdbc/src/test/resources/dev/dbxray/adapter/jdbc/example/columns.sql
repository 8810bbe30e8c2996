select c.table_schema,
       c.table_name,
       c.column_name as name,
       c.dtd_identifier as type,
       c.is_nullable = 'NO' as is_required,
       c.column_default as default_value,
       c.identity_generation as identity,
       c.generation_expression as generated,
       m.comment as description
  from information_schema.columns c
  left join information_schema.system_comments m
         on m.object_schema = c.table_schema and m.object_name = c.table_name and m.column_name = c.column_name
 where {in c.table_schema, c.table_name}
 order by c.table_schema, c.table_name, c.ordinal_position
