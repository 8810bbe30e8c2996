-- Also those behind primary keys, unique and exclusion constraints. One that couldn't be built keeps nothing unique.
select n.nspname as table_schema,
       c.relname as table_name,
       -- Whatever has lost its definition went away while it was read, so it must lose its name too.
       case when pg_get_indexdef(i.indexrelid) is not null then x.relname end as name,
       i.indisunique and i.indisvalid as is_unique,
       a.attname as column_name,
       case when i.indexprs is not null then pg_get_indexdef(i.indexrelid, k.position::integer, true) end as expression,
       k.position > i.indnkeyatts as is_included,
       i.indnullsnotdistinct as nulls_not_distinct, -- since 15
       false as nulls_not_distinct, -- before 15
       m.amname as method,
       pg_get_expr(i.indpred, i.indrelid) as predicate,
       pg_get_indexdef(i.indexrelid) as definition,
       k.position
  from pg_index i
  join pg_class x on x.oid = i.indexrelid
  join pg_am m on m.oid = x.relam
  join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
 cross join unnest(i.indkey::int2[]) with ordinality k(attnum, position)
  left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum and k.attnum > 0
 where {in n.nspname, c.relname}
   and c.relkind in ('r', 'p', 'm')
   and not c.relispartition
   and i.indislive
 order by i.indrelid, i.indexrelid, k.position
