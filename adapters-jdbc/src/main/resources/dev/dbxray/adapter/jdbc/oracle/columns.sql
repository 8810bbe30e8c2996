-- Expressions have a type that SQL can't compute with, so the few of generated columns are fetched by XML. Those columns and
-- identity columns tell a default too, which is none.
select c.owner as table_schema,
       c.table_name,
       c.column_name as name,
       case when c.data_type_owner not in ('SYS', 'PUBLIC') then c.data_type_owner || '.' || c.data_type
            when c.data_type in ('VARCHAR2', 'CHAR')
            then c.data_type || '(' || c.char_length || case c.char_used when 'C' then ' CHAR)' else ' BYTE)' end
            when c.data_type in ('NVARCHAR2', 'NCHAR') then c.data_type || '(' || c.char_length || ')'
            when c.data_type = 'RAW' then 'RAW(' || c.data_length || ')'
            when c.data_type = 'FLOAT' then 'FLOAT(' || c.data_precision || ')'
            when c.data_type = 'NUMBER' and c.data_precision is null and c.data_scale is null then 'NUMBER'
            when c.data_type = 'NUMBER'
            then 'NUMBER(' || coalesce(to_char(c.data_precision), '*')
                 || case when c.data_precision is null or c.data_scale <> 0 then ',' || c.data_scale end || ')'
            else c.data_type end as type,
       case c.nullable when 'N' then 1 else 0 end as is_required,
       i.generation_type as identity,
       case when c.virtual_column = 'YES'
            then extractvalue(dbms_xmlgen.getxmltype(
                     'select data_default from all_tab_cols where owner = ''' || replace(c.owner, '''', '''''')
                     || ''' and table_name = ''' || replace(c.table_name, '''', '''''')
                     || ''' and column_name = ''' || replace(c.column_name, '''', '''''') || ''''),
                     '/ROWSET/ROW/DATA_DEFAULT') end as generated,
       d.comments as description,
       c.data_default as default_value
  from all_tab_cols c
  left join all_tab_identity_cols i
         on i.owner = c.owner and i.table_name = c.table_name and i.column_name = c.column_name
  left join all_col_comments d
         on d.owner = c.owner and d.table_name = c.table_name and d.column_name = c.column_name
 where {in c.owner, c.table_name}
   and c.user_generated = 'YES'
 order by c.owner, c.table_name, c.column_id, c.internal_column_id
