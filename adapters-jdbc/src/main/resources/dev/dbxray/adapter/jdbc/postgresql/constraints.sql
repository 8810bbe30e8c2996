-- Not those that version 18 keeps for NOT NULL: the columns tell it.
select n.nspname as table_schema,
       c.relname as table_name,
       -- Whatever has lost its definition went away while it was read, so it must lose its name too.
       case when pg_get_constraintdef(k.oid) is not null then k.conname end as name,
       case k.contype when 'u' then 'unique' when 'c' then 'check' when 'x' then 'exclusion' end as kind,
       a.attname as column_name,
       pg_get_constraintdef(k.oid) as definition,
       coalesce(p.position, 1) as position
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join unnest(k.conkey) with ordinality p(attnum, position) on true
  left join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
 where {in n.nspname, c.relname}
   and not c.relispartition
   and k.contype in ('u', 'c', 'x')
 order by k.conrelid, k.oid, p.position
