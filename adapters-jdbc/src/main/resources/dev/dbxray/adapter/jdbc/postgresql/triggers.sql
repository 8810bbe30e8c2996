-- The events stand in the order in which PostgreSQL itself prints them.
select t.tgrelid as table_oid,
       t.tgname as name,
       case when t.tgtype & 2 <> 0 then 'BEFORE'
            when t.tgtype & 64 <> 0 then 'INSTEAD OF'
            else 'AFTER' end as timing,
       array[case when t.tgtype & 4 <> 0 then 'INSERT' end,
             case when t.tgtype & 8 <> 0 then 'DELETE' end,
             case when t.tgtype & 16 <> 0 then 'UPDATE' end,
             case when t.tgtype & 32 <> 0 then 'TRUNCATE' end] as events,
       case when t.tgtype & 1 <> 0 then 'ROW' else 'STATEMENT' end as level,
       pn.nspname as function_schema,
       p.proname as function_name,
       pg_get_triggerdef(t.oid) as definition
  from pg_trigger t
  join pg_proc p on p.oid = t.tgfoid
  join pg_namespace pn on pn.oid = p.pronamespace
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = any (?)
   and not c.relispartition
   and not t.tgisinternal
