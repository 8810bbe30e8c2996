-- A key from or to a partitioned table has copies for the partitions: those have a parent.
select f.conrelid as table_oid,
       f.conname as name,
       array(select a.attname::text
               from unnest(f.conkey) with ordinality p(attnum, position)
               join pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.attnum
              order by p.position) as columns,
       rn.nspname as referenced_schema,
       r.relname as referenced_table,
       array(select a.attname::text
               from unnest(f.confkey) with ordinality p(attnum, position)
               join pg_attribute a on a.attrelid = f.confrelid and a.attnum = p.attnum
              order by p.position) as referenced_columns,
       f.confdeltype as on_delete,
       f.confupdtype as on_update,
       -- No value twice in a part of the columns means none twice in all of them.
       exists (select from pg_index i
                where i.indrelid = f.conrelid
                  and i.indisunique
                  and i.indisvalid
                  and i.indpred is null
                  and i.indexprs is null
                  and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ f.conkey) as is_unique
  from pg_constraint f
  join pg_class c on c.oid = f.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class r on r.oid = f.confrelid
  join pg_namespace rn on rn.oid = r.relnamespace
 where n.nspname = any (?)
   and not c.relispartition
   and f.contype = 'f'
   and f.conparentid = 0
