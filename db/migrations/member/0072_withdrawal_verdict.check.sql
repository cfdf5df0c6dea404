select count(*) = 1 as ok from pg_tables where schemaname = current_schema() and tablename = 'withdrawal_verdict'
