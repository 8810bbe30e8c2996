select schema_name as table_schema,
       table_name,
       trigger_name as name,
       action_timing as timing,
       event_manipulation as event,
       for_each as level,
       null as function_schema,
       null as function_name,
       sql as definition,
       1 as position
  from duckdb_triggers()
 where database_name = current_database()
   and not temporary
   and {in schema_name, table_name}
 order by schema_name, table_name, trigger_name
