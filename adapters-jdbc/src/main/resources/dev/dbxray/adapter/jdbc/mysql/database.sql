select coalesce(database(), @@hostname) as name,
       case when version() like '%MariaDB%' then 'MariaDB' else 'MySQL' end as product,
       substring_index(version(), '-', 1) as version,
       coalesce(database(), '') as default_schema
