select nspname as name,
       nspname ~ '^pg_' or nspname = 'information_schema' as is_system
  from pg_namespace
