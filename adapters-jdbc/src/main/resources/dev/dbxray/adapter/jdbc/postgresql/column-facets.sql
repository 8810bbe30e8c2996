-- By the functions that the information schema's own view uses; the view hides what the role has no privilege on.
select a.attname as column_name,
       format_type(information_schema._pg_truetypid(a.*, t.*), null) as data_type,
       information_schema._pg_char_max_length(
           information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*))
           as character_maximum_length,
       information_schema._pg_numeric_precision(
           information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*))
           as numeric_precision,
       information_schema._pg_numeric_scale(
           information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*))
           as numeric_scale
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
 where {in n.nspname, c.relname}
   and a.attnum > 0
   and not a.attisdropped
