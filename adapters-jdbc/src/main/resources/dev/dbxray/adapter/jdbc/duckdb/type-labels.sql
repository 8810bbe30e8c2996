select schema_name,
       type_name as name,
       unnest(labels) as label
  from duckdb_types()
 where database_name = current_database()
   and not internal
   and {in schema_name}
