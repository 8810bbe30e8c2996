select s.name as table_schema,
       o.name as table_name,
       t.name,
       case t.is_instead_of_trigger when 1 then 'INSTEAD OF' else 'AFTER' end as timing,
       e.type_desc as event,
       'STATEMENT' as level,
       null as function_schema,
       null as function_name,
       m.definition,
       row_number() over (partition by t.object_id order by e.type) as position
  from sys.triggers t
  join sys.trigger_events e on e.object_id = t.object_id
  join sys.objects o on o.object_id = t.parent_id
  join sys.schemas s on s.schema_id = o.schema_id
  left join sys.sql_modules m on m.object_id = t.object_id
 where {in s.name, o.name}
   and t.parent_class = 1
   and t.is_ms_shipped = 0
 order by s.name, o.name, t.name, e.type
