select count(*) = 1 as ok from pg_indexes
where schemaname = current_schema() and tablename = 'payout_claim' and indexname = 'payout_claim_time'
