-- The schemas of fixed roles are there for compatibility only.
select name,
       case when name in (N'sys', N'INFORMATION_SCHEMA', N'guest') or schema_id between 16384 and 16399
            then 1 else 0 end as is_system
  from sys.schemas
 order by name
