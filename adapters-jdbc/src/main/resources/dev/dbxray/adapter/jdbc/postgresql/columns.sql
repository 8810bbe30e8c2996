-- A domain that forbids NULL does so for the domains made of it too; a view may still show NULL by an outer join.
with recursive not_null_domain(oid) as (
    select oid from pg_type where typtype = 'd' and typnotnull
    union
    select t.oid from pg_type t join not_null_domain b on b.oid = t.typbasetype where t.typtype = 'd'
)
select n.nspname as table_schema,
       c.relname as table_name,
       a.attname as name,
       nullif(format_type(a.atttypid, a.atttypmod), '???') as type,
       a.attnotnull
           or c.relkind in ('r', 'p', 'f') and a.atttypid in (select oid from not_null_domain) as is_required,
       case when a.attgenerated = '' then pg_get_expr(e.adbin, e.adrelid) end as default_value,
       case a.attidentity when 'a' then 'ALWAYS' when 'd' then 'BY DEFAULT' end as identity,
       case when a.attgenerated <> '' then pg_get_expr(e.adbin, e.adrelid) end as generated,
       d.description
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef e on e.adrelid = a.attrelid and e.adnum = a.attnum
  left join pg_description d
         on d.classoid = 'pg_class'::regclass and d.objoid = a.attrelid and d.objsubid = a.attnum
 where {in n.nspname, c.relname}
   and c.relkind in ('r', 'p', 'v', 'm', 'f')
   and not c.relispartition
   and a.attnum > 0
   and not a.attisdropped
 order by a.attrelid, a.attnum
