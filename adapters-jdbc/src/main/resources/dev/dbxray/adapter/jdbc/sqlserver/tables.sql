-- Comments are kept as an extended property, which is no longer than 4,000 characters. An index on a view keeps its rows.
-- What the designers of Microsoft's tools keep in the database carries a mark.
select s.name as schema_name,
       o.name as name,
       case when o.type = 'V' and i.object_id is not null then 'materialized_view'
            when o.type = 'V' then 'view'
            when t.is_external = 1 then 'foreign_table'
            else 'table' end as kind,
       cast(d.value as nvarchar(4000)) as description,
       case when pf.function_id is not null
            then concat(pf.type_desc, case pf.boundary_value_on_right when 1 then ' RIGHT (' else ' LEFT (' end,
                        quotename(pc.name), ')') end as partition_key,
       m.definition,
       case when o.type = 'U'
            then (select sum(p.rows) from sys.partitions p
                   where p.object_id = o.object_id and p.index_id in (0, 1)) end as row_estimate
  from sys.objects o
  join sys.schemas s on s.schema_id = o.schema_id
  left join sys.tables t on t.object_id = o.object_id
  left join sys.sql_modules m on m.object_id = o.object_id
  left join sys.indexes i on i.object_id = o.object_id and i.index_id = 1 and o.type = 'V'
  left join sys.indexes h on h.object_id = o.object_id and h.index_id in (0, 1) and o.type = 'U'
  left join sys.partition_schemes ps on ps.data_space_id = h.data_space_id
  left join sys.partition_functions pf on pf.function_id = ps.function_id
  left join sys.index_columns ic
         on ic.object_id = h.object_id and ic.index_id = h.index_id and ic.partition_ordinal = 1
  left join sys.columns pc on pc.object_id = ic.object_id and pc.column_id = ic.column_id
  left join sys.extended_properties d
         on d.class = 1 and d.major_id = o.object_id and d.minor_id = 0 and d.name = N'MS_Description'
 where {in s.name, o.name}
   and o.type in ('U', 'V')
   and o.is_ms_shipped = 0
   and not exists (select 1 from sys.extended_properties e
                    where e.class = 1 and e.major_id = o.object_id and e.minor_id = 0
                      and e.name = N'microsoft_database_tools_support')
