-- A parameter without a name is what a function returns.
with parameter as (
    select p.object_id,
           p.parameter_id,
           concat(p.name, case when p.parameter_id > 0 then ' ' end,
                  case when ty.is_user_defined = 1 then concat(schema_name(ty.schema_id), '.', ty.name)
                       when ty.name in (N'char', N'varchar', N'binary', N'varbinary')
                       then concat(ty.name, '(', case p.max_length when -1 then 'max' else cast(p.max_length as varchar(5)) end, ')')
                       when ty.name in (N'nchar', N'nvarchar')
                       then concat(ty.name, '(', case p.max_length when -1 then 'max' else cast(p.max_length / 2 as varchar(5)) end, ')')
                       when ty.name in (N'decimal', N'numeric') then concat(ty.name, '(', p.precision, ',', p.scale, ')')
                       when ty.name in (N'time', N'datetime2', N'datetimeoffset') then concat(ty.name, '(', p.scale, ')')
                       else ty.name end,
                  case when p.is_output = 1 and p.parameter_id > 0 then ' OUTPUT' end) as text
      from sys.parameters p
      join sys.types ty on ty.user_type_id = p.user_type_id
), arguments as (
    select object_id,
           string_agg(cast(text as nvarchar(max)), ', ') within group (order by parameter_id) as text
      from parameter
     where parameter_id > 0
     group by object_id
)
select s.name as schema_name,
       o.name,
       case when o.type in ('P', 'PC') then 'PROCEDURE' when o.type = 'AF' then 'AGGREGATE' else 'FUNCTION' end as kind,
       coalesce(a.text, N'') as arguments,
       case when o.type in ('IF', 'TF', 'FT') then 'TABLE' else r.text end as result,
       case when o.type in ('PC', 'FS', 'FT', 'AF') then 'CLR' else 'T-SQL' end as language,
       m.definition,
       cast(d.value as nvarchar(4000)) as description,
       null as package_name
  from sys.objects o
  join sys.schemas s on s.schema_id = o.schema_id
  left join arguments a on a.object_id = o.object_id
  left join parameter r on r.object_id = o.object_id and r.parameter_id = 0
  left join sys.sql_modules m on m.object_id = o.object_id
  left join sys.extended_properties d
         on d.class = 1 and d.major_id = o.object_id and d.minor_id = 0 and d.name = N'MS_Description'
 where {in s.name}
   and o.type in ('P', 'PC', 'FN', 'FS', 'IF', 'TF', 'FT', 'AF')
   and o.is_ms_shipped = 0
   and not exists (select 1 from sys.extended_properties e
                    where e.class = 1 and e.major_id = o.object_id and e.minor_id = 0
                      and e.name = N'microsoft_database_tools_support')
 order by s.name, o.name
