select (select count(*) = 7 from pg_tables where schemaname = current_schema()
    and tablename in ('payment_claim', 'payment_session', 'payment', 'payment_event', 'payment_break', 'payment_listing', 'listing_walk'))
  and (select count(*) = 3 from pg_constraint where conrelid = 'payment_break'::regclass
    and conname in ('payment_break_check', 'payment_break_check1', 'payment_break_fits_check')) as ok
