-- Functions and procedures that stand alone, and those of packages, each overload by itself.
with argument as (
    select a.owner,
           a.object_id,
           a.subprogram_id,
           max(case when a.position = 0 then a.data_type end) as result,
           listagg(case when a.position > 0
                        then a.argument_name || case a.in_out when 'IN' then '' else ' ' || a.in_out end || ' '
                             || coalesce(a.type_name, a.pls_type, a.data_type) end, ', ' on overflow truncate)
               within group (order by a.sequence) as arguments
      from all_arguments a
     where {in a.owner}
       and a.data_level = 0
       and a.data_type is not null
     group by a.owner, a.object_id, a.subprogram_id
)
select p.owner as schema_name,
       coalesce(p.procedure_name, p.object_name) as name,
       case when p.object_type = 'FUNCTION' or a.result is not null then 'FUNCTION' else 'PROCEDURE' end as kind,
       a.arguments,
       a.result,
       'PL/SQL' as language,
       null as definition,
       null as description,
       case when p.object_type = 'PACKAGE' then p.object_name end as package_name
  from all_procedures p
  left join argument a
         on a.owner = p.owner and a.object_id = p.object_id and a.subprogram_id = p.subprogram_id
 where {in p.owner}
   and (p.object_type in ('FUNCTION', 'PROCEDURE')
        or p.object_type = 'PACKAGE' and p.procedure_name is not null)
 order by p.owner, p.object_name, p.subprogram_id
