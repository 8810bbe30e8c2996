-- The rows of a materialized view are kept in a table of the same name. Left out are the tables in which others keep their
-- parts: nested tables, overflows, those of domain indexes, logs of materialized views, the recycle bin.
select o.owner as schema_name,
       o.object_name as name,
       case when o.object_type = 'MATERIALIZED VIEW' then 'materialized_view'
            when o.object_type = 'VIEW' then 'view'
            when x.table_name is not null then 'foreign_table'
            else 'table' end as kind,
       coalesce(m.comments, c.comments) as description,
       k.partition_key,
       null as definition,
       t.num_rows as row_estimate
  from all_objects o
  left join all_tables t on t.owner = o.owner and t.table_name = o.object_name
  left join all_external_tables x on x.owner = o.owner and x.table_name = o.object_name
  left join all_tab_comments c on c.owner = o.owner and c.table_name = o.object_name
  left join all_mview_comments m
         on m.owner = o.owner and m.mview_name = o.object_name and o.object_type = 'MATERIALIZED VIEW'
  left join (select p.owner,
                    p.table_name,
                    min(p.partitioning_type) || ' ('
                        || listagg(n.column_name, ', ') within group (order by n.column_position) || ')' as partition_key
               from all_part_tables p
               join all_part_key_columns n
                 on n.owner = p.owner and n.name = p.table_name and n.object_type = 'TABLE'
              where {in p.owner, p.table_name}
              group by p.owner, p.table_name) k
         on k.owner = o.owner and k.table_name = o.object_name
 where {in o.owner, o.object_name}
   and o.object_type in ('TABLE', 'VIEW', 'MATERIALIZED VIEW')
   and o.secondary = 'N'
   and o.generated = 'N'
   and coalesce(t.nested, 'NO') = 'NO'
   and coalesce(t.iot_type, 'IOT') = 'IOT'
   and coalesce(t.dropped, 'NO') = 'NO'
   and not exists (select 1 from all_mviews w
                    where o.object_type = 'TABLE' and w.owner = o.owner and w.container_name = o.object_name)
   and not exists (select 1 from all_mview_logs l
                    where l.log_owner = o.owner and l.log_table = o.object_name)
