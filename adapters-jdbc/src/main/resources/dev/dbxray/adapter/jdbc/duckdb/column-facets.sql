select column_name,
       regexp_replace(data_type, '\(.*', '') as data_type,
       character_maximum_length,
       numeric_precision,
       numeric_scale
  from duckdb_columns()
 where database_name = current_database()
   and {in schema_name, table_name}
