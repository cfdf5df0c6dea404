select exists (select from pg_trigger where tgname = 'game_session_gone' and tgrelid = 'game_session'::regclass)
  and (select prosrc like '%e.expires_at <> w.session_until%' from pg_proc where oid = 'hide_ended_sessions'::regproc) as ok
