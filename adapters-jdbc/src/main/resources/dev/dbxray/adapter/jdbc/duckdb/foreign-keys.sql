-- A foreign key can't leave its schema, and knows no action.
select schema_name as table_schema,
       table_name,
       null as name,
       unnest(constraint_column_names) as column_name,
       schema_name as referenced_schema,
       referenced_table,
       unnest(referenced_column_names) as referenced_column,
       null as on_delete,
       null as on_update,
       generate_subscripts(constraint_column_names, 1) as position
  from duckdb_constraints()
 where database_name = current_database()
   and constraint_type = 'FOREIGN KEY'
   and {in schema_name, table_name}
 order by table_schema, table_name, constraint_text, position
