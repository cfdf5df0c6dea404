select count(*) = 0 as ok from pg_attribute where attrelid = 'audit_run'::regclass and attname = 'renewed_at' and not attisdropped
