select a.owner as schema_name,
       a.type_name as name,
       a.attr_name as attribute_name,
       a.attr_type_name
           || case when a.length is not null then '(' || a.length || ')'
                   when a.precision is not null and a.scale <> 0 then '(' || a.precision || ',' || a.scale || ')'
                   when a.precision is not null then '(' || a.precision || ')' end as attribute_type
  from all_type_attrs a
 where {in a.owner}
 order by a.owner, a.type_name, a.attr_no
