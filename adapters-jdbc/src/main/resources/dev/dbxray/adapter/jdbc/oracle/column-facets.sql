select column_name,
       regexp_replace(data_type, '\([0-9]+\)') as data_type,
       nullif(char_length, 0) as character_maximum_length,
       data_precision as numeric_precision,
       data_scale as numeric_scale
  from all_tab_cols
 where {in owner, table_name}
   and user_generated = 'YES'
