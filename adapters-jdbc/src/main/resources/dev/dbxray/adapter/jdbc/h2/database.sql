-- Upper case throughout: a database may be opened with unquoted names kept as they are.
SELECT CATALOG_NAME AS NAME,
       'H2' AS PRODUCT,
       H2VERSION() AS VERSION,
       CURRENT_SCHEMA AS DEFAULT_SCHEMA
  FROM INFORMATION_SCHEMA.INFORMATION_SCHEMA_CATALOG_NAME
