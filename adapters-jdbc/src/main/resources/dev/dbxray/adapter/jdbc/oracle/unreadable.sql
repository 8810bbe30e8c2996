select owner as table_schema,
       object_name as table_name,
       'the view is invalid' as reason
  from all_objects
 where {in owner, object_name}
   and object_type = 'VIEW'
   and status = 'INVALID'
