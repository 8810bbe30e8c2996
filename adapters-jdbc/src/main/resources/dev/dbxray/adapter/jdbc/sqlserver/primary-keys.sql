select s.name as table_schema,
       o.name as table_name,
       k.name,
       c.name as column_name,
       ic.key_ordinal as position
  from sys.key_constraints k
  join sys.objects o on o.object_id = k.parent_object_id
  join sys.schemas s on s.schema_id = o.schema_id
  join sys.index_columns ic
    on ic.object_id = k.parent_object_id and ic.index_id = k.unique_index_id and ic.key_ordinal > 0
  join sys.columns c on c.object_id = ic.object_id and c.column_id = ic.column_id
 where {in s.name, o.name}
   and k.type = 'PK'
 order by s.name, o.name, ic.key_ordinal
