-- When a trigger fires stands in its text alone.
select 'main' as table_schema,
       l.name as table_name,
       s.name,
       '' as timing,
       '' as event,
       'ROW' as level,
       null as function_schema,
       null as function_name,
       s.sql as definition,
       1 as position
  from sqlite_schema s
  join pragma_table_list l on l.schema = 'main' and l.name = s.tbl_name collate nocase
 where s.type = 'trigger'
   and {in 'main', l.name}
 order by l.name, s.name
