select event_object_schema as table_schema,
       event_object_table as table_name,
       trigger_name as name,
       action_timing as timing,
       event_manipulation as event,
       action_orientation as level,
       null as function_schema,
       null as function_name,
       concat('CREATE TRIGGER `', replace(trigger_name, '`', '``'), '` ', action_timing, ' ', event_manipulation,
              ' ON `', replace(event_object_table, '`', '``'), '` FOR EACH ROW ', action_statement) as definition,
       1 as position
  from information_schema.triggers
 where {in event_object_schema, event_object_table}
 order by event_object_schema, event_object_table, trigger_name
