select (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'bet_record_opened') = 1 as ok
