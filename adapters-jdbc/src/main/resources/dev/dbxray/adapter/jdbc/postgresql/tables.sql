-- Tables, views, materialized views and foreign tables. Partitions stand under their partitioned table,
-- and what belongs to an extension is the extension's.
select n.nspname as schema_name,
       -- Whatever has lost its definition went away while it was read, so it must lose its name too.
       case when c.relkind not in ('v', 'm') or pg_get_viewdef(c.oid) is not null then c.relname end as name,
       case c.relkind when 'v' then 'view' when 'm' then 'materialized_view'
                      when 'f' then 'foreign_table' else 'table' end as kind,
       d.description,
       pg_get_partkeydef(c.oid) as partition_key,
       case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as definition,
       case when c.relkind <> 'v'
             and c.reltuples >= 0
             -- Nothing counted yet looked the same as nothing there.
             and c.relpages > 0 -- before 14
            then c.reltuples::bigint end as row_estimate
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_description d
         on d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid = 0
 where {in n.nspname, c.relname}
   and c.relkind in ('r', 'p', 'v', 'm', 'f')
   and not c.relispartition
   and not exists (select from pg_depend e
                    where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
