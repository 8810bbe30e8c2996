-- With an empty search path every name that isn't the system's own is printed with its schema.
set local search_path = '';
-- Constants in expressions are printed by these.
set local quote_all_identifiers = off;
set local datestyle = 'ISO, YMD';
set local intervalstyle = 'postgres';
set local timezone = 'UTC';
set local extra_float_digits = 1;
set local bytea_output = 'hex';
set local lc_monetary = 'C';
-- Compiling these queries would take longer than running them.
set local jit = off
