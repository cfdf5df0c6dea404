select count(*) = 2 as ok from pg_attribute
where (attrelid = 'payee_claim'::regclass and attname = 'number_hash')
   or (attrelid = 'sign_in'::regclass and attname = 'phone_changed_at')
