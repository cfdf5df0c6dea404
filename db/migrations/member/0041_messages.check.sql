select count(*) = 6 as ok from pg_indexes where schemaname = current_schema() and tablename = 'message'
