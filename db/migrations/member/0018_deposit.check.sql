select (select count(*) = 3 from pg_tables where schemaname = current_schema() and tablename in ('deposit', 'coupon', 'voucher_credit'))
  and (select indisunique from pg_index where indexrelid = 'deposit_open_place'::regclass)
  and (select count(*) = 2 from pg_constraint where connamespace = current_schema()::regnamespace
    and conname in ('deposit_place', 'coupon_used')) as ok
