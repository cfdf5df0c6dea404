select count(*) = 1 as ok from pg_attribute
where attrelid = 'operator'::regclass and attname = 'password_drawn_at' and not attnotnull
