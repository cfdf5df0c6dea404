select count(*) = 2 as ok
from pg_tables
where schemaname = current_schema() and tablename in ('payout_claim', 'payout_event')
