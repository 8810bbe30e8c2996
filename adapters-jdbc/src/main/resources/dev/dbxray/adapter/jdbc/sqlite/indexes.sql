select 'main' as table_schema,
       l.name as table_name,
       i.name,
       i."unique" as is_unique,
       x.name as column_name,
       case when exists (select 1 from pragma_index_info(i.name, 'main') e where e.cid = -2) then '' end as expression,
       0 as is_included,
       0 as nulls_not_distinct,
       null as method,
       null as predicate,
       null as definition,
       x.seqno + 1 as position
  from pragma_table_list l
  join pragma_index_list(l.name, 'main') i
  join pragma_index_xinfo(i.name, 'main') x
 where l.schema = 'main'
   and l.type = 'table'
   and x.key = 1
   and {in 'main', l.name}
 order by l.name, i.name, x.seqno
