-- The name is the number by which the key's own name is found in the table's text. A key that names no columns means the
-- primary key of the table, which may not exist.
select 'main' as table_schema,
       l.name as table_name,
       cast(f.id as text) as name,
       f."from" as column_name,
       'main' as referenced_schema,
       coalesce(r.name, f."table") as referenced_table,
       coalesce((select p.name from pragma_table_info(f."table", 'main') p where p.name = f."to" collate nocase),
                f."to",
                (select p.name from pragma_table_info(f."table", 'main') p where p.pk = f.seq + 1))
           as referenced_column,
       f.on_delete,
       f.on_update,
       f.seq + 1 as position
  from pragma_table_list l
  join pragma_foreign_key_list(l.name, 'main') f
  left join sqlite_schema r on r.type = 'table' and r.name = f."table" collate nocase
 where l.schema = 'main'
   and l.type = 'table'
   and {in 'main', l.name}
 order by l.name, f.id desc, f.seq
