select (select count(*) = 1 from pg_class where oid = 'agency'::regclass)
  and (select indisunique from pg_index where indexrelid = 'agency_current'::regclass)
  and (select count(*) >= 7 from pg_constraint where conrelid = 'agency'::regclass and contype = 'c') as ok
