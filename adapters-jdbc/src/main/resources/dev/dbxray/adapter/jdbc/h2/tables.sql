-- A linked table stands for one of another database. The rows of a materialized view are kept in a table beside it.
SELECT T.TABLE_SCHEMA AS SCHEMA_NAME,
       T.TABLE_NAME AS NAME,
       CASE WHEN T.TABLE_CLASS = 'org.h2.table.MaterializedView' THEN 'materialized_view'
            WHEN T.TABLE_TYPE = 'VIEW' THEN 'view'
            WHEN T.TABLE_CLASS = 'org.h2.table.TableLink' THEN 'foreign_table'
            ELSE 'table' END AS KIND,
       T.REMARKS AS DESCRIPTION,
       NULL AS PARTITION_KEY,
       V.VIEW_DEFINITION AS DEFINITION,
       CASE WHEN T.TABLE_TYPE <> 'VIEW' THEN T.ROW_COUNT_ESTIMATE END AS ROW_ESTIMATE
  FROM INFORMATION_SCHEMA.TABLES T
  LEFT JOIN INFORMATION_SCHEMA.VIEWS V
         ON V.TABLE_SCHEMA = T.TABLE_SCHEMA AND V.TABLE_NAME = T.TABLE_NAME
 WHERE {in T.TABLE_SCHEMA, T.TABLE_NAME}
   AND T.TABLE_TYPE <> 'LOCAL TEMPORARY'
   AND NOT EXISTS (SELECT 1
                     FROM INFORMATION_SCHEMA.TABLES M
                    WHERE M.TABLE_SCHEMA = T.TABLE_SCHEMA
                      AND M.TABLE_CLASS = 'org.h2.table.MaterializedView'
                      AND REGEXP_LIKE(SUBSTRING(T.TABLE_NAME FROM CHAR_LENGTH(M.TABLE_NAME) + 1), '^[$][0-9]+$')
                      AND LEFT(T.TABLE_NAME, CHAR_LENGTH(M.TABLE_NAME)) = M.TABLE_NAME)
