-- The place of a view's comment tells what is wrong with it, but only to those who ask for the rows too.
select table_schema,
       table_name,
       table_comment as reason
  from information_schema.tables
 where {in table_schema, table_name}
   and table_type = 'VIEW'
   and table_comment not in ('VIEW', '')
   and table_rows is null
