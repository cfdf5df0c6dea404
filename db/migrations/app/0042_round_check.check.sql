select (select count(*) from pg_tables where schemaname = current_schema() and tablename in ('round_check', 'round_day', 'round_difference')) = 3 as ok
