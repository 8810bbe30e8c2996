-- A key from or to a partitioned table has copies for the partitions: those have a parent.
select n.nspname as table_schema,
       c.relname as table_name,
       f.conname as name,
       a.attname as column_name,
       rn.nspname as referenced_schema,
       r.relname as referenced_table,
       ra.attname as referenced_column,
       case f.confdeltype when 'r' then 'RESTRICT' when 'c' then 'CASCADE'
                          when 'n' then 'SET NULL' when 'd' then 'SET DEFAULT' end as on_delete,
       case f.confupdtype when 'r' then 'RESTRICT' when 'c' then 'CASCADE'
                          when 'n' then 'SET NULL' when 'd' then 'SET DEFAULT' end as on_update,
       p.position
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = f.confrelid
  join pg_namespace rn on rn.oid = r.relnamespace
 cross join unnest(f.conkey, f.confkey) with ordinality p(attnum, referenced_attnum, position)
  join pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.attnum
  join pg_attribute ra on ra.attrelid = f.confrelid and ra.attnum = p.referenced_attnum
 where {in n.nspname, c.relname}
   and not c.relispartition
   and f.contype = 'f'
   and f.conparentid = 0
 order by f.conrelid, f.oid, p.position
