-- Enums, domains, ranges and composites that stand alone, not the row types of tables.
select n.nspname as schema_name,
       t.typname as name,
       case t.typtype when 'e' then 'ENUM' when 'd' then 'DOMAIN'
                      when 'c' then 'COMPOSITE' when 'r' then 'RANGE' end as category,
       case t.typtype
            when 'e' then (select string_agg(l.enumlabel, ', ' order by l.enumsortorder)
                             from pg_enum l where l.enumtypid = t.oid)
            when 'd' then concat_ws(' ',
                     format_type(t.typbasetype, t.typtypmod),
                     case when t.typnotnull then 'NOT NULL' end,
                     'DEFAULT ' || pg_get_expr(t.typdefaultbin, 0),
                     (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname)
                        from pg_constraint k where k.contypid = t.oid and k.contype = 'c'))
            when 'c' then (select string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod),
                                             ', ' order by a.attnum)
                             from pg_attribute a
                            where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped)
            when 'r' then (select 'subtype = ' || format_type(r.rngsubtype, null)
                             from pg_range r where r.rngtypid = t.oid)
            end as definition,
       d.description
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid
  left join pg_description d on d.classoid = 'pg_type'::regclass and d.objoid = t.oid
 where {in n.nspname}
   and (t.typtype in ('e', 'd', 'r') or t.typtype = 'c' and c.relkind = 'c')
   and not exists (select from pg_depend e
                    where e.classid = 'pg_type'::regclass and e.objid = t.oid and e.deptype = 'e')
