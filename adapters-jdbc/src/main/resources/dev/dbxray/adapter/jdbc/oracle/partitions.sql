select table_owner as table_schema,
       table_name,
       table_owner as partition_schema,
       partition_name,
       1 as holds_rows,
       num_rows as row_estimate,
       high_value as bound
  from all_tab_partitions
 where {in table_owner, table_name}
 order by table_owner, table_name, partition_position
