select count(*) = 2 as ok from pg_attribute where attrelid = 'tally_floor'::regclass and attnum > 0 and not attisdropped
