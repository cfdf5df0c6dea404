select count(*) = 1 as ok from pg_attribute where attrelid = 'round'::regclass and attname = 'real_from'
