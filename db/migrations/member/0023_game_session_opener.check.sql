select count(*) = 1 as ok from pg_attribute
where attrelid = 'game_session'::regclass and attname = 'session_id' and not attisdropped
