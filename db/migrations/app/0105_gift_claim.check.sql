select exists (
  select from pg_constraint where conrelid = 'claim'::regclass and pg_get_constraintdef(oid) like '%4010%') as ok
