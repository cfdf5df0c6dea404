select (select count(*) = 5 from pg_tables where schemaname = current_schema()
    and tablename in ('wallet', 'wallet_closing', 'late_credit', 'lot', 'game_session'))
  and (select reloptions @> '{fillfactor=70}' from pg_class where oid = 'wallet'::regclass)
  -- No index but the key.
  and (select count(*) = 1 from pg_index where indrelid = 'wallet'::regclass)
  and (select count(*) = 2 from pg_constraint where conrelid = 'wallet'::regclass
    and conname in ('wallet_session_whole', 'wallet_play_whole'))
  and (select count(*) = 2 from pg_trigger where tgrelid = 'game_session'::regclass and tgfoid = 'hide_ended_sessions'::regproc) as ok
