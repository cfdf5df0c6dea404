select (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'withdrawal_all') = 1 as ok
