select coalesce(database(), @@hostname) as name,
       substring_index(version(), '-', 1) as version,
       version() like '%MariaDB%' as is_mariadb,
       coalesce(database(), '') as default_schema
