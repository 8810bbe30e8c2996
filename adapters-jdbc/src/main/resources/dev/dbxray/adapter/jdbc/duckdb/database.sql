select current_database() as name,
       'DuckDB' as product,
       ltrim(version(), 'v') as version,
       current_schema() as default_schema
