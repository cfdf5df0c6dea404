select value = 'false'::jsonb as ok from setting where name = 'maintenance'
