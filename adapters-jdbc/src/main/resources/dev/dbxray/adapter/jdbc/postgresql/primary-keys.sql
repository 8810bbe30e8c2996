select n.nspname as table_schema,
       c.relname as table_name,
       k.conname as name,
       a.attname as column_name,
       p.position
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
 cross join unnest(k.conkey) with ordinality p(attnum, position)
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.attnum
 where {in n.nspname, c.relname}
   and not c.relispartition
   and k.contype = 'p'
 order by k.conrelid, p.position
