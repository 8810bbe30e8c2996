select owner as table_schema,
       view_name as table_name,
       text as definition
  from all_views
 where {in owner, view_name}
