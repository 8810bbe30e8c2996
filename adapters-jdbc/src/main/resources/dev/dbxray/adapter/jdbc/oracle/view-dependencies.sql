select distinct owner as table_schema,
       name as table_name,
       referenced_owner as referenced_schema,
       referenced_name as referenced_table
  from all_dependencies
 where {in owner, name}
   and type in ('VIEW', 'MATERIALIZED VIEW')
   and referenced_type in ('TABLE', 'VIEW', 'MATERIALIZED VIEW')
   and referenced_link_name is null
   and not (referenced_owner = owner and referenced_name = name)
 order by owner, name, referenced_owner, referenced_name
