-- Types are whatever text the table declares: what stands in parentheses is read as other databases mean it.
with declared(name, type, arguments) as (
    select x.name,
           x.type,
           case when instr(x.type, '(') > 0 then substr(x.type, instr(x.type, '(') + 1) end
      from pragma_table_list l
      join pragma_table_xinfo(l.name, 'main') x
     where l.schema = 'main'
       and x.hidden <> 1
       and {in 'main', l.name}
)
select name as column_name,
       coalesce(nullif(trim(case when arguments is null then type else substr(type, 1, instr(type, '(') - 1) end), ''),
                'ANY') as data_type,
       case when upper(type) like '%CHAR%' then cast(arguments as integer) end as character_maximum_length,
       case when upper(type) glob '*DEC*' or upper(type) glob '*NUM*' then cast(arguments as integer) end
           as numeric_precision,
       case when (upper(type) glob '*DEC*' or upper(type) glob '*NUM*') and instr(arguments, ',') > 0
            then cast(trim(substr(arguments, instr(arguments, ',') + 1)) as integer) end as numeric_scale
  from declared
