-- Only the unique ones, by the indexes that keep them; checks stand in the table's text alone.
select 'main' as table_schema,
       l.name as table_name,
       i.name,
       'unique' as kind,
       x.name as column_name,
       'UNIQUE (' || (select group_concat('"' || replace(c.name, '"', '""') || '"', ', ')
                        from (select name from pragma_index_info(i.name, 'main') order by seqno) c) || ')' as definition,
       x.seqno + 1 as position
  from pragma_table_list l
  join pragma_index_list(l.name, 'main') i
  join pragma_index_xinfo(i.name, 'main') x
 where l.schema = 'main'
   and l.type = 'table'
   and i.origin = 'u'
   and x.key = 1
   and {in 'main', l.name}
 order by l.name, i.name, x.seqno
