select t.table_schema as schema_name,
       t.table_name as name,
       trim(case t.table_type when 'VIEW' then 'view' else 'table' end) as kind,
       c.comment as description,
       cast(null as varchar(1)) as partition_key,
       v.view_definition as definition,
       cast(null as bigint) as row_estimate
  from information_schema.tables t
  left join information_schema.views v
         on v.table_schema = t.table_schema and v.table_name = t.table_name
  left join information_schema.system_comments c
         on c.object_schema = t.table_schema and c.object_name = t.table_name and c.column_name is null
 where {in t.table_schema, t.table_name}
