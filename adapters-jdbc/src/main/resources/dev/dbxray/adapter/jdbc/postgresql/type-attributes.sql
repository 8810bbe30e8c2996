select n.nspname as schema_name,
       t.typname as name,
       a.attname as attribute_name,
       format_type(a.atttypid, a.atttypmod) as attribute_type
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  join pg_class c on c.oid = t.typrelid
  join pg_attribute a on a.attrelid = c.oid
 where {in n.nspname}
   and t.typtype = 'c'
   and c.relkind = 'c'
   and a.attnum > 0
   and not a.attisdropped
 order by t.oid, a.attnum
