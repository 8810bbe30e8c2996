select COLUMN_NAME as column_name,
       DATA_TYPE as data_type,
       CHARACTER_MAXIMUM_LENGTH as character_maximum_length,
       NUMERIC_PRECISION as numeric_precision,
       NUMERIC_SCALE as numeric_scale
  from INFORMATION_SCHEMA.COLUMNS
 where {in TABLE_SCHEMA, TABLE_NAME}
