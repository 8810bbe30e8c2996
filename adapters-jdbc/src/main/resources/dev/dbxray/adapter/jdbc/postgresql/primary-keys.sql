select p.conrelid as table_oid,
       p.conname as name,
       array(select a.attname::text
               from unnest(p.conkey) with ordinality k(attnum, position)
               join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.attnum
              order by k.position) as columns
  from pg_constraint p
  join pg_class c on c.oid = p.conrelid
  join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = any (?)
   and not c.relispartition
   and p.contype = 'p'
