select current_database() as name,
       ltrim(version(), 'v') as version,
       current_schema() as default_schema
