select schema_name as table_schema,
       table_name,
       column_name as name,
       data_type as type,
       not is_nullable as is_required,
       column_default as default_value,
       null as identity,
       generation_expression as generated,
       comment as description
  from duckdb_columns()
 where database_name = current_database()
   and not internal
   and {in schema_name, table_name}
 order by schema_name, table_name, column_index
