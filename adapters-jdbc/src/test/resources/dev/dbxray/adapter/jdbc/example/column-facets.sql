select column_name,
       data_type,
       character_maximum_length,
       numeric_precision,
       numeric_scale
  from information_schema.columns
 where {in table_schema, table_name}
