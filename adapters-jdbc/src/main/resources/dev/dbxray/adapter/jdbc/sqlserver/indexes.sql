-- To a unique index two NULLs are equal. The columns of a columnstore count as its key, whatever their mark; a column that
-- is there only because the index is partitioned by it is no part of the index.
select s.name as table_schema,
       o.name as table_name,
       i.name,
       i.is_unique,
       c.name as column_name,
       null as expression,
       case when i.type in (5, 6) then 0 else ic.is_included_column end as is_included,
       i.is_unique as nulls_not_distinct,
       case when i.type <> 2 then lower(i.type_desc) end as method,
       i.filter_definition as predicate,
       null as definition,
       row_number() over (partition by i.object_id, i.index_id
                          order by ic.is_included_column, ic.key_ordinal, ic.index_column_id) as position
  from sys.indexes i
  join sys.objects o on o.object_id = i.object_id
  join sys.schemas s on s.schema_id = o.schema_id
  join sys.index_columns ic on ic.object_id = i.object_id and ic.index_id = i.index_id
  join sys.columns c on c.object_id = ic.object_id and c.column_id = ic.column_id
 where {in s.name, o.name}
   and o.type in ('U', 'V')
   and i.type > 0
   and i.is_hypothetical = 0
   and (ic.key_ordinal > 0 or ic.is_included_column = 1 or ic.partition_ordinal = 0)
 order by s.name, o.name, i.name, position
