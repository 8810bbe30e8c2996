-- Azure calls every version 12.
select db_name() as name,
       case when cast(serverproperty('EngineEdition') as int) in (5, 8) then 'Azure SQL' else 'SQL Server' end as product,
       cast(serverproperty('ProductVersion') as nvarchar(128)) as version,
       coalesce(schema_name(), N'dbo') as default_schema
