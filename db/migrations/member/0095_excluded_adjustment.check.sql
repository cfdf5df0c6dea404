select (select count(*) = 1 from pg_constraint where conrelid = 'excluded_credit'::regclass and conname = 'excluded_credit_kind')
  and not exists (select from pg_constraint where conrelid = 'excluded_credit'::regclass and conname = 'excluded_credit_kind_check') as ok
