-- Also those behind primary keys, unique and exclusion constraints.
select i.indrelid as table_oid,
       x.relname as name,
       i.indisunique as is_unique,
       array(select a.attname::text
               from unnest(i.indkey::int2[]) with ordinality k(attnum, position)
               join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
              where i.indexprs is null and k.position <= i.indnkeyatts
              order by k.position) as columns,
       array(select pg_get_indexdef(i.indexrelid, k.position, true)
               from generate_series(1, i.indnkeyatts::integer) k(position)
              where i.indexprs is not null
              order by k.position) as expressions,
       array(select a.attname::text
               from unnest(i.indkey::int2[]) with ordinality k(attnum, position)
               join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
              where k.position > i.indnkeyatts
              order by k.position) as include,
       i.indnullsnotdistinct as nulls_not_distinct, -- since 15
       false as nulls_not_distinct, -- before 15
       m.amname as method,
       pg_get_expr(i.indpred, i.indrelid) as predicate,
       pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  join pg_class x on x.oid = i.indexrelid
  join pg_am m on m.oid = x.relam
  join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
 where n.nspname = any (?)
   and c.relkind in ('r', 'p', 'm')
   and not c.relispartition
   and i.indislive
