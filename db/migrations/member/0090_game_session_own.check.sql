select exists (select from pg_index where indexrelid = 'game_session_own'::regclass and indisvalid) as ok
