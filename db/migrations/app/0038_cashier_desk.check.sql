select (select count(*) from pg_tables where schemaname = current_schema() and tablename = 'payout_hold') = 1
   and (select count(*) from pg_attribute where attrelid = 'voucher'::regclass and attname = 'voided_at') = 1 as ok
