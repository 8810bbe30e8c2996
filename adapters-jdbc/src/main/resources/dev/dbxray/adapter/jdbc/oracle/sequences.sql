-- What a sequence began with isn't kept. Those behind identity columns belong to the column alone.
select s.sequence_owner as schema_name,
       s.sequence_name as name,
       'NUMBER' as data_type,
       null as start_value,
       s.increment_by,
       s.min_value,
       s.max_value,
       case s.cycle_flag when 'Y' then 1 else 0 end as is_cycle,
       null as owner_schema,
       null as owner_table,
       null as owner_column,
       null as description
  from all_sequences s
 where {in s.sequence_owner}
   and not exists (select 1 from all_tab_identity_cols i
                    where i.owner = s.sequence_owner and i.sequence_name = s.sequence_name)
 order by s.sequence_owner, s.sequence_name
