select (select count(*) from pg_indexes
        where schemaname = current_schema() and indexname in ('release_waiting', 'release_payee', 'payee_ready')) = 3 as ok
