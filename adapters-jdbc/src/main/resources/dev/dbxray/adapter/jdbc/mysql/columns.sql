-- MariaDB tells defaults as SQL, NULL among them; MySQL tells values, and by another column what is an expression. MySQL
-- prints literals in expressions with their character set, and a backslash before each quote.
select table_schema,
       table_name,
       column_name as name,
       column_type as type,
       is_nullable = 'NO' as is_required,
       case when nullif(generation_expression, '') is null then nullif(column_default, 'NULL') end as default_value, -- only mariadb
       case when nullif(generation_expression, '') is not null then null -- only mysql
            when extra like '%DEFAULT_GENERATED%' -- only mysql
            then replace(replace(column_default, concat(char(92 using utf8mb4), ''''), ''''), '_utf8mb4''', '''') -- only mysql
            when numeric_precision is not null then column_default -- only mysql
            else concat('''', replace(column_default, '''', ''''''), '''') end as default_value, -- only mysql
       case when extra like '%auto_increment%' then 'BY DEFAULT' end as identity,
       nullif(generation_expression, '') as generated, -- only mariadb
       replace(replace(nullif(generation_expression, ''), concat(char(92 using utf8mb4), ''''), ''''), '_utf8mb4''', '''') as generated, -- only mysql
       nullif(column_comment, '') as description
  from information_schema.columns
 where {in table_schema, table_name}
 order by table_schema, table_name, ordinal_position
