select t.owner as schema_name,
       t.type_name as name,
       case t.typecode when 'OBJECT' then 'COMPOSITE' else t.typecode end as category,
       case when c.coll_type is not null
            then c.coll_type || case when c.upper_bound is not null then '(' || c.upper_bound || ')' end
                 || ' OF ' || c.elem_type_name || case when c.length is not null then '(' || c.length || ')' end end as definition,
       null as description
  from all_types t
  left join all_coll_types c on c.owner = t.owner and c.type_name = t.type_name
 where {in t.owner}
   and t.predefined = 'NO'
 order by t.owner, t.type_name
