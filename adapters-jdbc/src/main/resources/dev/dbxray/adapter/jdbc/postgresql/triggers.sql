-- The events stand in the order in which PostgreSQL itself prints them.
select n.nspname as table_schema,
       c.relname as table_name,
       -- Whatever has lost its definition went away while it was read, so it must lose its name too.
       case when pg_get_triggerdef(t.oid) is not null then t.tgname end as name,
       case when t.tgtype & 2 <> 0 then 'BEFORE'
            when t.tgtype & 64 <> 0 then 'INSTEAD OF'
            else 'AFTER' end as timing,
       e.event,
       case when t.tgtype & 1 <> 0 then 'ROW' else 'STATEMENT' end as level,
       pn.nspname as function_schema,
       p.proname as function_name,
       pg_get_triggerdef(t.oid) as definition,
       row_number() over (partition by t.oid order by e.printed) as position
  from pg_trigger t
  join (values (4, 1, 'INSERT'), (8, 2, 'DELETE'), (16, 3, 'UPDATE'), (32, 4, 'TRUNCATE')) e(bit, printed, event)
    on t.tgtype & e.bit <> 0
  join pg_proc p on p.oid = t.tgfoid
  join pg_namespace pn on pn.oid = p.pronamespace
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
 where {in n.nspname, c.relname}
   and not c.relispartition
   and not t.tgisinternal
 order by t.tgrelid, t.oid, e.printed
