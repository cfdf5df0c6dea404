select indisunique as ok from pg_index where indexrelid = 'incident_open'::regclass
