select count(*) = 4 as ok from pg_tables
where schemaname = current_schema() and tablename in ('payee_claim', 'payout_claim', 'payout_event', 'payout_hold')
