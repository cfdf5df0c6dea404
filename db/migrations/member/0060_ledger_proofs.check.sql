select (select attcollation = 'pg_catalog."C"'::regcollation from pg_attribute
        where attrelid = 'command'::regclass and attname = 'round_id') as ok
