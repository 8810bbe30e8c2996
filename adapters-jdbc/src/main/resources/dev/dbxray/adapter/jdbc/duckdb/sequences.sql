select schema_name,
       sequence_name as name,
       'BIGINT' as data_type,
       start_value,
       increment_by,
       min_value,
       max_value,
       cycle as is_cycle,
       null as owner_schema,
       null as owner_table,
       null as owner_column,
       comment as description
  from duckdb_sequences()
 where database_name = current_database()
   and not temporary
   and {in schema_name}
