select count(*) = 4 as ok from pg_indexes where schemaname = current_schema() and tablename = 'feedback'
