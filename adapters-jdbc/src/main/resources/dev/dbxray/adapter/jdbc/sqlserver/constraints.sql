-- A definition is hidden from who may not see definitions.
select s.name as table_schema,
       o.name as table_name,
       k.name,
       'unique' as kind,
       c.name as column_name,
       null as definition,
       cast(ic.key_ordinal as int) as position
  from sys.key_constraints k
  join sys.objects o on o.object_id = k.parent_object_id
  join sys.schemas s on s.schema_id = o.schema_id
  join sys.index_columns ic
    on ic.object_id = k.parent_object_id and ic.index_id = k.unique_index_id and ic.key_ordinal > 0
  join sys.columns c on c.object_id = ic.object_id and c.column_id = ic.column_id
 where {in s.name, o.name}
   and k.type = 'UQ'
union all
select s.name,
       o.name,
       k.name,
       'check',
       u.COLUMN_NAME,
       'CHECK ' + k.definition,
       cast(row_number() over (partition by k.object_id order by u.COLUMN_NAME) as int)
  from sys.check_constraints k
  join sys.objects o on o.object_id = k.parent_object_id
  join sys.schemas s on s.schema_id = o.schema_id
  left join INFORMATION_SCHEMA.CONSTRAINT_COLUMN_USAGE u
         on u.CONSTRAINT_SCHEMA = s.name and u.CONSTRAINT_NAME = k.name
 where {in s.name, o.name}
 order by table_schema, table_name, name, position
