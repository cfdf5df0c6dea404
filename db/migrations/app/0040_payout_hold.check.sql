select (select count(*) from pg_tables where schemaname = current_schema() and tablename = 'payout_hold') = 1 as ok
