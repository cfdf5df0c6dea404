select (select prosrc like '%session_until%' from pg_proc where oid = 'apply_batch'::regproc)
  and exists (select from pg_constraint where conname = 'wallet_session_whole' and conrelid = 'wallet'::regclass)
  and exists (select from pg_trigger where tgname = 'game_session_hides' and tgrelid = 'game_session'::regclass) as ok
