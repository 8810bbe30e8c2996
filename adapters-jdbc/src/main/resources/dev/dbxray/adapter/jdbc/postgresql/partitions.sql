-- Every partition of a partitioned table at any depth, in whatever schema.
with recursive tree(root_schema, root_name, oid) as (
    select n.nspname, c.relname, i.inhrelid
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_inherits i on i.inhparent = c.oid
     where {in n.nspname, c.relname}
       and c.relkind = 'p'
       and not c.relispartition
    union all
    select t.root_schema, t.root_name, i.inhrelid from tree t join pg_inherits i on i.inhparent = t.oid
)
select t.root_schema as table_schema,
       t.root_name as table_name,
       n.nspname as partition_schema,
       c.relname as partition_name,
       pg_get_expr(c.relpartbound, c.oid) as bound,
       c.relkind <> 'p' as holds_rows,
       case when c.reltuples >= 0
             and c.relpages > 0 -- before 14
            then c.reltuples::bigint end as row_estimate
  from tree t
  join pg_class c on c.oid = t.oid
  join pg_namespace n on n.oid = c.relnamespace
