-- The text that SHOW CREATE prints, without its definer, of all routines at once. It is hidden from who may only call them.
select r.routine_schema as schema_name,
       r.routine_name as name,
       r.routine_type as kind,
       coalesce(p.arguments, '') as arguments,
       case r.routine_type when 'FUNCTION' then r.dtd_identifier end as result,
       'SQL' as language,
       case when r.routine_definition is not null then
           concat('CREATE ', r.routine_type,
                  ' `', replace(r.routine_schema, '`', '``'), '`.`', replace(r.routine_name, '`', '``'),
                  '`(', coalesce(p.arguments, ''), ')',
                  case r.routine_type when 'FUNCTION' then concat(' RETURNS ', r.dtd_identifier) else '' end,
                  char(10), r.routine_definition) end as definition,
       nullif(r.routine_comment, '') as description,
       null as package_name
  from information_schema.routines r
  left join (select specific_schema,
                    specific_name,
                    routine_type,
                    group_concat(concat(case when routine_type = 'PROCEDURE' then concat(parameter_mode, ' ') else '' end,
                                        '`', replace(parameter_name, '`', '``'), '` ', dtd_identifier)
                                 order by ordinal_position separator ', ') as arguments
               from information_schema.parameters
              where ordinal_position > 0
              group by specific_schema, specific_name, routine_type) p
         on p.specific_schema = r.routine_schema
        and p.specific_name = r.specific_name
        and p.routine_type = r.routine_type
 where {in r.routine_schema}
   and r.routine_type in ('FUNCTION', 'PROCEDURE')
