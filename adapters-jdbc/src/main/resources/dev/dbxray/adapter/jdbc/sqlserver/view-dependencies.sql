select VIEW_SCHEMA as table_schema,
       VIEW_NAME as table_name,
       TABLE_SCHEMA as referenced_schema,
       TABLE_NAME as referenced_table
  from INFORMATION_SCHEMA.VIEW_TABLE_USAGE
 where {in VIEW_SCHEMA, VIEW_NAME}
   and TABLE_CATALOG = db_name()
 order by VIEW_SCHEMA, VIEW_NAME, TABLE_SCHEMA, TABLE_NAME
