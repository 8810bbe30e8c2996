-- The fields of a struct are told only where a column is of it.
select schema_name,
       type_name as name,
       case when logical_type = 'ENUM' then 'ENUM'
            when type_category = 'COMPOSITE' then 'COMPOSITE'
            else 'DOMAIN' end as category,
       case when logical_type <> 'ENUM' then logical_type end as definition,
       comment as description
  from duckdb_types()
 where database_name = current_database()
   and not internal
   and {in schema_name}
