select (select indisunique and indnatts = 2 from pg_index where indexrelid = 'number_claim_open'::regclass)
  and (select indisunique and indnatts = 2 from pg_index where indexrelid = 'number_claim_number'::regclass)
  and (select indisunique and indnatts = 1 from pg_index where indexrelid = 'number_claim_proposed'::regclass)
  and exists (select from pg_attribute where attrelid = 'number_claim'::regclass and attname = 'slot') as ok
