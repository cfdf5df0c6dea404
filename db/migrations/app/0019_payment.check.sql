select count(*) = 6 as ok
from pg_tables
where schemaname = current_schema()
  and tablename in ('payment_claim', 'payment_session', 'payment', 'payment_event', 'payment_break', 'payment_listing')
