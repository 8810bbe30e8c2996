select n.nspname as schema_name,
       t.typname as name,
       l.enumlabel as label
  from pg_enum l
  join pg_type t on t.oid = l.enumtypid
  join pg_namespace n on n.oid = t.typnamespace
 where {in n.nspname}
 order by l.enumtypid, l.enumsortorder
