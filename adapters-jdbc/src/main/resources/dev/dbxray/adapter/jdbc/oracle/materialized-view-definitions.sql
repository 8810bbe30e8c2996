select owner as table_schema,
       mview_name as table_name,
       query as definition
  from all_mviews
 where {in owner, mview_name}
