-- A part that isn't a plain column stands for a hidden column, and its SQL has a type that SQL can't compute with. A column in
-- descending order is such a part too, whose SQL is the column's name.
with expression as (
    select e.index_owner,
           e.index_name,
           e.column_position,
           extractvalue(dbms_xmlgen.getxmltype(
               'select column_expression from all_ind_expressions where index_owner = '''
               || replace(e.index_owner, '''', '''''')
               || ''' and index_name = ''' || replace(e.index_name, '''', '''''')
               || ''' and column_position = ' || e.column_position),
               '/ROWSET/ROW/COLUMN_EXPRESSION') as text
      from all_ind_expressions e
     where {in e.table_owner, e.table_name}
), part as (
    select i.table_owner,
           i.table_name,
           i.owner,
           i.index_name,
           i.uniqueness,
           i.index_type,
           i.ityp_name,
           c.column_position,
           case when e.text is null then c.column_name
                when regexp_like(e.text, '^"[^"]+"$') then trim(both '"' from e.text) end as column_name,
           case when e.text is null then '"' || c.column_name || '"' else e.text end as text
      from all_indexes i
      join all_ind_columns c on c.index_owner = i.owner and c.index_name = i.index_name
      left join expression e
             on e.index_owner = c.index_owner and e.index_name = c.index_name
            and e.column_position = c.column_position
     where {in i.table_owner, i.table_name}
       and i.index_type <> 'LOB'
)
select p.table_owner as table_schema,
       p.table_name,
       p.index_name as name,
       case p.uniqueness when 'UNIQUE' then 1 else 0 end as is_unique,
       p.column_name,
       case when max(case when p.column_name is null then 1 end) over (partition by p.owner, p.index_name) = 1
            then p.text end as expression,
       0 as is_included,
       0 as nulls_not_distinct,
       case when p.index_type like '%BITMAP' then 'bitmap' when p.index_type like '%DOMAIN' then lower(p.ityp_name) end as method,
       null as predicate,
       null as definition,
       p.column_position as position
  from part p
 order by p.table_owner, p.table_name, p.index_name, p.owner, p.column_position
