-- pg_sequence, because the view pg_sequences hides what the role has no privilege on.
select n.nspname as schema_name,
       c.relname as name,
       format_type(s.seqtypid, null) as data_type,
       s.seqstart as start_value,
       s.seqincrement as increment_by,
       s.seqmin as min_value,
       s.seqmax as max_value,
       s.seqcycle as is_cycle,
       tn.nspname as owner_schema,
       t.relname as owner_table,
       a.attname as owner_column,
       d.description
  from pg_sequence s
  join pg_class c on c.oid = s.seqrelid
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_depend o
         on o.classid = 'pg_class'::regclass and o.objid = c.oid and o.deptype in ('a', 'i')
        and o.refclassid = 'pg_class'::regclass and o.refobjsubid > 0
  left join pg_class t on t.oid = o.refobjid
  left join pg_namespace tn on tn.oid = t.relnamespace
  left join pg_attribute a on a.attrelid = o.refobjid and a.attnum = o.refobjsubid
  left join pg_description d on d.classoid = 'pg_class'::regclass and d.objoid = c.oid and d.objsubid = 0
 where {in n.nspname}
   and not exists (select from pg_depend e
                    where e.classid = 'pg_class'::regclass and e.objid = c.oid and e.deptype = 'e')
