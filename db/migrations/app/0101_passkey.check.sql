select (select count(*) = 1 from pg_class where oid = 'passkey'::regclass)
  and (select count(*) = 1 from pg_attribute where attrelid = 'sign_in'::regclass and attname = 'asks_passkey' and attnotnull)
  and (select pg_get_constraintdef(oid) like '%passkey%' from pg_constraint
    where conrelid = 'session'::regclass and conname = 'session_confirmed_by_check') as ok
