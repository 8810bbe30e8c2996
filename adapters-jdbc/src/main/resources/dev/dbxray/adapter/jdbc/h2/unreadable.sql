-- A view is invalid when what it reads has gone; the status is all that the database tells.
SELECT TABLE_SCHEMA,
       TABLE_NAME,
       'the view is ' || STATUS AS REASON
  FROM INFORMATION_SCHEMA.VIEWS
 WHERE {in TABLE_SCHEMA, TABLE_NAME}
   AND STATUS <> 'VALID'
