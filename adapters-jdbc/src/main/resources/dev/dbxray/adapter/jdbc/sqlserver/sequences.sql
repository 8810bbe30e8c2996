select s.name as schema_name,
       q.name,
       type_name(q.user_type_id) as data_type,
       cast(q.start_value as decimal(38, 0)) as start_value,
       cast(q.increment as decimal(38, 0)) as increment_by,
       cast(q.minimum_value as decimal(38, 0)) as min_value,
       cast(q.maximum_value as decimal(38, 0)) as max_value,
       q.is_cycling as is_cycle,
       null as owner_schema,
       null as owner_table,
       null as owner_column,
       cast(d.value as nvarchar(4000)) as description
  from sys.sequences q
  join sys.schemas s on s.schema_id = q.schema_id
  left join sys.extended_properties d
         on d.class = 1 and d.major_id = q.object_id and d.minor_id = 0 and d.name = N'MS_Description'
 where {in s.name}
 order by s.name, q.name
