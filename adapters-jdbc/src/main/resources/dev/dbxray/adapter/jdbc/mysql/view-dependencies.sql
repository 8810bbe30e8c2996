select view_schema as table_schema, -- only mysql
       view_name as table_name, -- only mysql
       table_schema as referenced_schema, -- only mysql
       table_name as referenced_table -- only mysql
  from information_schema.view_table_usage -- only mysql
 where {in view_schema, view_name} -- only mysql
select null as table_schema where false -- only mariadb
