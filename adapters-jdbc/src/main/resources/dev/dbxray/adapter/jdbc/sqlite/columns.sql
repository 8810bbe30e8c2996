-- A view without columns can't be resolved, and to ask for them would end the whole statement. The hidden columns of a
-- virtual table are its arguments. A column without a type takes anything. The alias of the row's number can't be null although nothing says so.
select 'main' as table_schema,
       l.name as table_name,
       x.name,
       coalesce(nullif(x.type, ''), 'ANY') as type,
       x."notnull"
           or x.pk > 0 and upper(x.type) = 'INTEGER'
              and not exists (select 1 from pragma_table_info(l.name, 'main') p where p.pk > 1) as is_required,
       case when x.hidden = 0 then x.dflt_value end as default_value,
       null as identity,
       case when x.hidden in (2, 3) then '' end as generated,
       null as description
  from pragma_table_list l
  join pragma_table_xinfo(l.name, 'main') x
 where l.schema = 'main'
   and (l.type = 'table'
        or l.type = 'virtual' -- only virtual
        or l.type in ('virtual', 'view') -- only single
        or l.type = 'view' and l.ncol > 0)
   and x.hidden <> 1
   and {in 'main', l.name}
 order by l.name, x.cid
