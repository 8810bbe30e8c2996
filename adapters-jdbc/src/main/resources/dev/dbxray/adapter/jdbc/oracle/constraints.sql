-- NOT NULL is kept as a check too.
select k.owner as table_schema,
       k.table_name,
       k.constraint_name as name,
       case k.constraint_type when 'U' then 'unique' else 'check' end as kind,
       c.column_name,
       case k.constraint_type
            when 'U' then 'UNIQUE (' || listagg('"' || c.column_name || '"', ', ') within group (order by c.position)
                                            over (partition by k.owner, k.constraint_name) || ')'
            else 'CHECK (' || k.search_condition_vc || ')' end as definition,
       row_number() over (partition by k.owner, k.constraint_name order by c.position, c.column_name) as position
  from all_constraints k
  left join all_cons_columns c on c.owner = k.owner and c.constraint_name = k.constraint_name
 where {in k.owner, k.table_name}
   and (k.constraint_type = 'U'
        or k.constraint_type = 'C' and not regexp_like(k.search_condition_vc, '^"[^"]+" IS NOT NULL$'))
 order by k.owner, k.table_name, k.constraint_name, c.position, c.column_name
