select 'main' as table_schema,
       l.name as table_name,
       null as name,
       i.name as column_name,
       i.pk as position
  from pragma_table_list l
  join pragma_table_info(l.name, 'main') i
 where l.schema = 'main'
   and l.type = 'table'
   and i.pk > 0
   and {in 'main', l.name}
 order by l.name, i.pk
