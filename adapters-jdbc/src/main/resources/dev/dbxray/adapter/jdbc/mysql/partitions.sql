-- Subpartitions stand under the partition that they belong to.
select table_schema,
       table_name,
       table_schema as partition_schema,
       partition_name,
       max(partition_description) as bound,
       true as holds_rows,
       sum(table_rows) as row_estimate
  from information_schema.partitions
 where {in table_schema, table_name}
   and partition_name is not null
 group by table_schema, table_name, partition_name
 order by table_schema, table_name, min(partition_ordinal_position)
