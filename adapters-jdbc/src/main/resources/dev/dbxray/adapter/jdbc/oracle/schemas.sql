-- A schema is a user; most users have nothing.
select u.username as name,
       case u.oracle_maintained when 'Y' then 1 else 0 end as is_system
  from all_users u
 where u.oracle_maintained = 'Y'
    or exists (select 1 from all_objects o where o.owner = u.username)
 order by u.username
