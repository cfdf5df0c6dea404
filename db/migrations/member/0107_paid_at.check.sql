select not exists (select from withdrawal where status = 'completed' and paid_at is null)
  and (select count(*) = 1 from pg_constraint where conrelid = 'withdrawal'::regclass and conname = 'withdrawal_paid_at') as ok
