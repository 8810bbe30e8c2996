-- Where the URL names a database, the others are only read if they are asked for by name.
select schema_name as name,
       schema_name in ('mysql', 'sys', 'performance_schema', 'information_schema')
           or database() is not null and schema_name <> database() as is_system
  from information_schema.schemata
