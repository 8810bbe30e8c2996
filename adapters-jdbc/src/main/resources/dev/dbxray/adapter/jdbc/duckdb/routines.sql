-- Macros, each overload by itself.
select schema_name,
       function_name as name,
       'FUNCTION' as kind,
       array_to_string(list_transform(list_zip(parameters, parameter_types),
                                      lambda p: concat_ws(' ', p[1], p[2])), ', ') as arguments,
       case function_type when 'table_macro' then 'TABLE' else coalesce(return_type, 'ANY') end as result,
       'SQL' as language,
       macro_definition as definition,
       comment as description,
       null as package_name
  from duckdb_functions()
 where database_name = current_database()
   and not internal
   and function_type in ('macro', 'table_macro')
   and {in schema_name}
