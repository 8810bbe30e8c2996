-- The parts stand in one text as a list of SQL, a name in quotes where it needs them. Those behind keys aren't listed.
with part as (
    select schema_name,
           table_name,
           index_name,
           is_unique,
           sql,
           unnest(expressions::varchar[]) as expression,
           generate_subscripts(expressions::varchar[], 1) as position
      from duckdb_indexes()
     where database_name = current_database()
       and {in schema_name, table_name}
)
select p.schema_name as table_schema,
       p.table_name,
       p.index_name as name,
       p.is_unique,
       c.column_name,
       case when max(c.column_name is null) over (partition by p.schema_name, p.index_name)
            then p.expression end as expression,
       false as is_included,
       false as nulls_not_distinct,
       null as method,
       null as predicate,
       p.sql as definition,
       p.position
  from part p
  left join duckdb_columns() c
         on c.database_name = current_database()
        and c.schema_name = p.schema_name
        and c.table_name = p.table_name
        and c.column_name = case when starts_with(p.expression, '"')
                                 then replace(p.expression[2:-2], '""', '"')
                                 else p.expression end
 order by p.schema_name, p.table_name, p.index_name, p.position
