select indisprimary as ok from pg_index where indrelid = 'remainder'::regclass
