select (select count(*) = 1 from pg_index where indexrelid = 'task_claim_check_in'::regclass and indisunique and indpred is not null)
  and (select count(*) = 1 from pg_constraint where contype = 'p' and conrelid = 'task_visit'::regclass) as ok
