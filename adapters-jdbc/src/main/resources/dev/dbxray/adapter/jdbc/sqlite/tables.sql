-- Not the shadow tables in which a virtual table keeps its data, nor what the database keeps for itself.
select 'main' as schema_name,
       name,
       case type when 'view' then 'view' else 'table' end as kind,
       null as description,
       null as partition_key,
       null as definition,
       null as row_estimate
  from pragma_table_list
 where schema = 'main'
   and type in ('table', 'view', 'virtual')
   and name not like 'sqlite\_%' escape '\'
   and {in 'main', name}
