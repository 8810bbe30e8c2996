-- An expression is hidden from who may not see definitions; the column is generated all the same.
select s.name as table_schema,
       o.name as table_name,
       c.name,
       case when ty.is_user_defined = 1 then concat(schema_name(ty.schema_id), '.', ty.name)
            when ty.name in (N'char', N'varchar', N'binary', N'varbinary')
            then concat(ty.name, '(', case c.max_length when -1 then 'max' else cast(c.max_length as varchar(5)) end, ')')
            when ty.name in (N'nchar', N'nvarchar')
            then concat(ty.name, '(', case c.max_length when -1 then 'max' else cast(c.max_length / 2 as varchar(5)) end, ')')
            when ty.name in (N'decimal', N'numeric') then concat(ty.name, '(', c.precision, ',', c.scale, ')')
            when ty.name in (N'time', N'datetime2', N'datetimeoffset') then concat(ty.name, '(', c.scale, ')')
            else ty.name end as type,
       case c.is_nullable when 0 then 1 else 0 end as is_required,
       dc.definition as default_value,
       case c.is_identity when 1 then 'ALWAYS' end as [identity],
       case when c.is_computed = 1 then coalesce(cc.definition, '(not visible)')
            when c.generated_always_type > 0 then replace(c.generated_always_type_desc, '_', ' ') end as generated,
       cast(d.value as nvarchar(4000)) as description
  from sys.columns c
  join sys.objects o on o.object_id = c.object_id
  join sys.schemas s on s.schema_id = o.schema_id
  join sys.types ty on ty.user_type_id = c.user_type_id
  left join sys.default_constraints dc on dc.object_id = c.default_object_id
  left join sys.computed_columns cc on cc.object_id = c.object_id and cc.column_id = c.column_id
  left join sys.extended_properties d
         on d.class = 1 and d.major_id = c.object_id and d.minor_id = c.column_id and d.name = N'MS_Description'
 where {in s.name, o.name}
   and o.type in ('U', 'V')
 order by s.name, o.name, c.column_id
