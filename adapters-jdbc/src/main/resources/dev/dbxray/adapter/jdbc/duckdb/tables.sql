select schema_name,
       table_name as name,
       'table' as kind,
       comment as description,
       null as partition_key,
       null as definition,
       estimated_size as row_estimate
  from duckdb_tables()
 where database_name = current_database()
   and not temporary
   and {in schema_name, table_name}
union all
select schema_name,
       view_name,
       'view',
       comment,
       null,
       sql,
       null
  from duckdb_views()
 where database_name = current_database()
   and not internal
   and not temporary
   and {in schema_name, view_name}
