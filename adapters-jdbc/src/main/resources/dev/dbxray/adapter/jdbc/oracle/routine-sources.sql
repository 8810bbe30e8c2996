select owner as schema_name,
       name,
       text
  from all_source
 where {in owner}
   and type in ('FUNCTION', 'PROCEDURE', 'PACKAGE BODY')
 order by owner, name, type, line
