select (select count(*) = 1 from pg_attribute where attrelid = 'task'::regclass and attname = 'off_at' and not attnotnull) as ok
