select (select count(*) from pg_indexes
        where schemaname = current_schema() and indexname in ('adjustment_waiting', 'adjustment_queue')) = 2 as ok
