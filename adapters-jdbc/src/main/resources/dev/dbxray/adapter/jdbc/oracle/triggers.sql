select t.table_owner as table_schema,
       t.table_name,
       t.trigger_name as name,
       case when t.trigger_type like 'BEFORE%' then 'BEFORE'
            when t.trigger_type like 'AFTER%' then 'AFTER'
            else t.trigger_type end as timing,
       e.event,
       case when t.trigger_type like '%EACH ROW' or t.trigger_type = 'INSTEAD OF' then 'ROW'
            when t.trigger_type like '%STATEMENT' then 'STATEMENT' end as "LEVEL",
       null as function_schema,
       null as function_name,
       1 + case when e.printed > 1 and instr(t.triggering_event, 'INSERT') > 0 then 1 else 0 end
         + case when e.printed > 2 and instr(t.triggering_event, 'UPDATE') > 0 then 1 else 0 end as position,
       t.trigger_body as definition
  from all_triggers t
  join (select 1 as printed, 'INSERT' as event from dual
        union all select 2, 'UPDATE' from dual
        union all select 3, 'DELETE' from dual) e
    on instr(t.triggering_event, e.event) > 0
 where {in t.table_owner, t.table_name}
   and t.base_object_type in ('TABLE', 'VIEW')
 order by t.table_owner, t.table_name, t.trigger_name, t.owner, e.printed
