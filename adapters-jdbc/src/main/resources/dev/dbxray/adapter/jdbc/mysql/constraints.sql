-- Only checks: a unique constraint is nothing but a unique index. MySQL prints literals with their character set, and a
-- backslash before each quote.
select c.table_schema,
       c.table_name,
       c.constraint_name as name,
       'check' as kind,
       null as column_name,
       concat('CHECK (', k.check_clause, ')') as definition, -- only mariadb
       concat('CHECK ', replace(replace(k.check_clause, concat(char(92 using utf8mb4), ''''), ''''), '_utf8mb4''', '''')) as definition, -- only mysql
       1 as position
  from information_schema.table_constraints c
  join information_schema.check_constraints k
    on k.constraint_schema = c.constraint_schema
   and k.constraint_name = c.constraint_name
   and k.table_name = c.table_name -- only mariadb
 where {in c.table_schema, c.table_name}
   and c.constraint_type = 'CHECK'
 order by c.table_schema, c.table_name, c.constraint_name
