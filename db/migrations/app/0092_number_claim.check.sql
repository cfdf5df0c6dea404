select (select count(*) = 1 from pg_class where oid = 'number_claim'::regclass)
  and (select indisunique from pg_index where indexrelid = 'number_claim_open'::regclass)
  and (select count(*) >= 8 from pg_constraint where conrelid = 'number_claim'::regclass and contype = 'c') as ok
