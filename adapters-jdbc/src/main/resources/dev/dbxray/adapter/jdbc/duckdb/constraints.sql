select schema_name as table_schema,
       table_name,
       null as name,
       lower(constraint_type) as kind,
       unnest(constraint_column_names) as column_name,
       constraint_text as definition,
       generate_subscripts(constraint_column_names, 1) as position
  from duckdb_constraints()
 where database_name = current_database()
   and constraint_type in ('UNIQUE', 'CHECK')
   and {in schema_name, table_name}
 order by table_schema, table_name, kind, definition, position
