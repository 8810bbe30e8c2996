-- What the query of a view reads by itself; what a function reads that it calls isn't known.
select distinct
       n.nspname as table_schema,
       v.relname as table_name,
       tn.nspname as referenced_schema,
       t.relname as referenced_table
  from pg_class v
  join pg_namespace n on n.oid = v.relnamespace
  join pg_rewrite w on w.ev_class = v.oid and w.ev_type = '1'
  join pg_depend d
    on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid and d.refclassid = 'pg_class'::regclass
  join pg_class t on t.oid = d.refobjid
  join pg_namespace tn on tn.oid = t.relnamespace
 where {in n.nspname, v.relname}
   and v.relkind in ('v', 'm')
   and t.relkind in ('r', 'p', 'v', 'm', 'f')
   and t.oid <> v.oid
