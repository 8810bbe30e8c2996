-- Azure calls every version 12.
select db_name() as name,
       cast(serverproperty('ProductVersion') as nvarchar(128)) as version,
       case when cast(serverproperty('EngineEdition') as int) in (5, 8) then 1 else 0 end as is_azure,
       coalesce(schema_name(), N'dbo') as default_schema
