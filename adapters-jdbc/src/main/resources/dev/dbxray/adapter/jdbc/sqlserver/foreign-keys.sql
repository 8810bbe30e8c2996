select s.name as table_schema,
       o.name as table_name,
       k.name,
       c.name as column_name,
       rs.name as referenced_schema,
       r.name as referenced_table,
       rc.name as referenced_column,
       replace(k.delete_referential_action_desc, '_', ' ') as on_delete,
       replace(k.update_referential_action_desc, '_', ' ') as on_update,
       p.constraint_column_id as position
  from sys.foreign_keys k
  join sys.foreign_key_columns p on p.constraint_object_id = k.object_id
  join sys.objects o on o.object_id = k.parent_object_id
  join sys.schemas s on s.schema_id = o.schema_id
  join sys.columns c on c.object_id = p.parent_object_id and c.column_id = p.parent_column_id
  join sys.objects r on r.object_id = k.referenced_object_id
  join sys.schemas rs on rs.schema_id = r.schema_id
  join sys.columns rc on rc.object_id = p.referenced_object_id and rc.column_id = p.referenced_column_id
 where {in s.name, o.name}
 order by s.name, o.name, k.name, p.constraint_column_id
