-- Runs before the search path is fixed, so every name is qualified.
select pg_catalog.current_database() as name,
       pg_catalog.current_setting('server_version') as version,
       pg_catalog.current_setting('server_version_num') as version_number
