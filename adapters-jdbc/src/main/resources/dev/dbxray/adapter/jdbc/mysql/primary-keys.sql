-- Every primary key has the same name, which says nothing.
select table_schema,
       table_name,
       null as name,
       column_name,
       seq_in_index as position
  from information_schema.statistics
 where {in table_schema, table_name}
   and index_name = 'PRIMARY'
 order by table_schema, table_name, seq_in_index
