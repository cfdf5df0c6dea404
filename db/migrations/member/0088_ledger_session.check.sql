select (select prosrc like '%session_until%' from pg_proc where oid = 'apply_batch'::regproc)
  and exists (select from pg_constraint where conname = 'wallet_session_whole' and conrelid = 'wallet'::regclass) as ok
