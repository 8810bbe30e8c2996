-- The parts of an index with an expression are all told as SQL.
select s.table_schema,
       s.table_name,
       s.index_name as name,
       s.non_unique = 0 as is_unique,
       s.column_name,
       null as expression, -- only mariadb
       case when max(s.column_name is null) over (partition by s.table_schema, s.table_name, s.index_name) -- only mysql
            then coalesce(replace(replace(s.expression, concat(char(92 using utf8mb4), ''''), ''''), '_utf8mb4''', ''''), -- only mysql
                          concat('`', replace(s.column_name, '`', '``'), '`')) end as expression, -- only mysql
       false as is_included,
       false as nulls_not_distinct,
       lower(s.index_type) as method,
       null as predicate,
       null as definition,
       s.seq_in_index as position
  from information_schema.statistics s
 where {in s.table_schema, s.table_name}
 order by s.table_schema, s.table_name, s.index_name, s.seq_in_index
