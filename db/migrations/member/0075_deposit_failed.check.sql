select (select count(*) = 1 from pg_attribute where attrelid = 'deposit'::regclass and attname = 'has_failed' and attnotnull)
  and exists (select from pg_constraint where conrelid = 'deposit'::regclass and conname = 'deposit_failed') as ok
