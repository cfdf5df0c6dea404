select (select count(*) from pg_constraint
        where conrelid = 'payment_break'::regclass and contype = 'c' and conname = 'payment_break_fits_check') = 1
  and (select count(*) from pg_indexes
       where schemaname = current_schema() and tablename = 'payment_break' and indexname = 'payment_break_fits') = 1 as ok
