select distinct schema_name as name,
       false as is_system
  from duckdb_schemas()
 where database_name = current_database()
 order by schema_name
