-- What a sequence counts stands in the sequence itself, not in the catalog.
select table_schema as schema_name,
       table_name as name,
       null as data_type,
       null as start_value,
       null as increment_by,
       null as min_value,
       null as max_value,
       null as is_cycle,
       null as owner_schema,
       null as owner_table,
       null as owner_column,
       nullif(table_comment, '') as description
  from information_schema.tables
 where {in table_schema}
   and table_type = 'SEQUENCE'
