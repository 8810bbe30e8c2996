select schema_name as name,
       schema_name in ('INFORMATION_SCHEMA', 'SYSTEM_LOBS') as is_system
  from information_schema.schemata
