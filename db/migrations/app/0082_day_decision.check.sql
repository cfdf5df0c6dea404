select count(*) = 1 as ok from pg_indexes
where schemaname = current_schema() and indexname = 'decision_of_day' and indexdef like 'CREATE UNIQUE%'
