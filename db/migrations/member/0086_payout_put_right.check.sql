select count(*) = 1 as ok from pg_indexes
where schemaname = current_schema() and indexname = 'journal_payout' and indexdef like '%13, 14, 30, 31%'
