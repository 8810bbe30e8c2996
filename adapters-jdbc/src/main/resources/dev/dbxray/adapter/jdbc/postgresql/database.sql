-- Runs before the search path is fixed, so every name is qualified.
select pg_catalog.current_database() as name,
       'PostgreSQL' as product,
       -- Distributors add their build's name after a blank.
       pg_catalog.split_part(pg_catalog.current_setting('server_version'), ' ', 1) as version,
       coalesce(pg_catalog.current_schema(), 'public') as default_schema
