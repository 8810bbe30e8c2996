select sqlite_version() as version,
       file
  from pragma_database_list
 where name = 'main'
