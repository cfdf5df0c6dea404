select count(*) = 2 as ok
from pg_tables
where schemaname = current_schema() and tablename in ('voucher_batch', 'voucher')
