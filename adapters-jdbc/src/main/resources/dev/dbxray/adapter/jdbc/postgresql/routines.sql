-- Every overload; not what belongs to an extension (e), nor the constructors that range types come with (i).
select n.nspname as schema_name,
       -- Whatever has lost its definition went away while it was read, so it must lose its name too.
       case when p.prokind = 'a' or pg_get_functiondef(p.oid) is not null then p.proname end as name,
       case p.prokind when 'f' then 'FUNCTION' when 'p' then 'PROCEDURE'
                      when 'a' then 'AGGREGATE' when 'w' then 'WINDOW' end as kind,
       pg_get_function_arguments(p.oid) as arguments,
       pg_get_function_result(p.oid) as result,
       l.lanname as language,
       case when p.prokind <> 'a' then pg_get_functiondef(p.oid) end as definition,
       d.description,
       null as package_name
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_language l on l.oid = p.prolang
  left join pg_description d on d.classoid = 'pg_proc'::regclass and d.objoid = p.oid
 where {in n.nspname}
   and not exists (select from pg_depend e
                    where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype in ('e', 'i'))
