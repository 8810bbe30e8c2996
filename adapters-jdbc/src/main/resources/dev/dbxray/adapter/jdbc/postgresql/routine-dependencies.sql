-- Only of a body that the server keeps parsed it knows which tables that uses, perhaps none.
select n.nspname as schema_name,
       p.proname as name,
       pg_get_function_arguments(p.oid) as arguments,
       t.schema_name as referenced_schema,
       t.name as referenced_table
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  left join lateral (
       select distinct tn.nspname as schema_name, c.relname as name
         from pg_depend d
         join pg_class c on c.oid = d.refobjid
         join pg_namespace tn on tn.oid = c.relnamespace
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.refclassid = 'pg_class'::regclass
          and c.relkind in ('r', 'p', 'v', 'm', 'f')) t on true
 where {in n.nspname}
   and p.prosqlbody is not null -- since 14
   and false -- before 14
