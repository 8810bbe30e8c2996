-- Alias types, table types and those of assemblies.
select s.name as schema_name,
       t.name,
       case when t.is_table_type = 1 then 'COMPOSITE' when t.is_assembly_type = 1 then 'CLR' else 'DOMAIN' end as category,
       case when t.is_table_type = 0 and t.is_assembly_type = 0
            then concat(b.name,
                        case when b.name in (N'char', N'varchar', N'binary', N'varbinary')
                             then concat('(', case t.max_length when -1 then 'max' else cast(t.max_length as varchar(5)) end, ')')
                             when b.name in (N'nchar', N'nvarchar')
                             then concat('(', case t.max_length when -1 then 'max' else cast(t.max_length / 2 as varchar(5)) end, ')')
                             when b.name in (N'decimal', N'numeric') then concat('(', t.precision, ',', t.scale, ')')
                             when b.name in (N'time', N'datetime2', N'datetimeoffset') then concat('(', t.scale, ')') end,
                        case t.is_nullable when 0 then ' NOT NULL' end) end as definition,
       cast(d.value as nvarchar(4000)) as description
  from sys.types t
  join sys.schemas s on s.schema_id = t.schema_id
  left join sys.types b on b.user_type_id = t.system_type_id
  left join sys.extended_properties d
         on d.class = 6 and d.major_id = t.user_type_id and d.minor_id = 0 and d.name = N'MS_Description'
 where {in s.name}
   and t.is_user_defined = 1
 order by s.name, t.name
