select 'example' as name,
       'HSQLDB' as product,
       trim(character_value) as version,
       'PUBLIC' as default_schema
  from information_schema.sql_implementation_info
 where implementation_info_name = 'DBMS VERSION'
