select count(*) = 2 as ok from pg_attribute where attrelid = 'limit_prompt'::regclass and attnum > 0 and not attisdropped
