select (select count(*) from pg_tables where schemaname = current_schema() and tablename = 'mismatch_note') = 1 as ok
