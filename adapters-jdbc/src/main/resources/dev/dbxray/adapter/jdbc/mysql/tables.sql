-- Not the sequences, which MariaDB keeps as tables. The comment of a view is always the same.
select t.table_schema as schema_name,
       t.table_name as name,
       case when t.table_type like '%VIEW%' then 'view' else 'table' end as kind,
       case when t.table_type not like '%VIEW%' then nullif(t.table_comment, '') end as description,
       p.partition_key,
       nullif(v.view_definition, '') as definition,
       case when t.table_type not like '%VIEW%' then t.table_rows end as row_estimate
  from information_schema.tables t
  left join information_schema.views v on v.table_schema = t.table_schema and v.table_name = t.table_name
  left join (select table_schema,
                    table_name,
                    max(concat(partition_method, ' (', partition_expression, ')')) as partition_key
               from information_schema.partitions
              where partition_name is not null
              group by table_schema, table_name) p
         on p.table_schema = t.table_schema and p.table_name = t.table_name
 where {in t.table_schema, t.table_name}
   and t.table_type in ('BASE TABLE', 'SYSTEM VERSIONED', 'VIEW', 'SYSTEM VIEW')
