select s.name as schema_name,
       t.name,
       c.name as attribute_name,
       type_name(c.user_type_id) as attribute_type
  from sys.table_types t
  join sys.schemas s on s.schema_id = t.schema_id
  join sys.columns c on c.object_id = t.type_table_object_id
 where {in s.name}
 order by s.name, t.name, c.column_id
