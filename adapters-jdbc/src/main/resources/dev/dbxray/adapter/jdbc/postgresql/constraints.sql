-- Not those that version 18 keeps for NOT NULL: the columns tell it.
select k.conrelid as table_oid,
       k.conname as name,
       case k.contype when 'u' then 'unique' when 'c' then 'check' when 'x' then 'exclusion' end as kind,
       array(select a.attname::text
               from unnest(k.conkey) with ordinality p(attnum, position)
               join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
              order by p.position) as columns,
       pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = any (?)
   and not c.relispartition
   and k.contype in ('u', 'c', 'x')
