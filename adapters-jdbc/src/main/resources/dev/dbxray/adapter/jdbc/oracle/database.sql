select sys_context('USERENV', 'CON_NAME') as name,
       'Oracle' as product,
       version_full as version,
       sys_context('USERENV', 'CURRENT_SCHEMA') as default_schema
  from product_component_version
 where product like 'Oracle%'
   and rownum = 1
