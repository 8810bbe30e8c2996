select name,
       sql
  from sqlite_schema
 where sql is not null
