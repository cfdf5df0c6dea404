select (select count(*) = 7 from pg_tables where schemaname = current_schema()
    and tablename in ('profile', 'consent', 'favourite', 'message', 'feedback', 'outbox', 'money_call'))
  and (select indisunique and pg_get_indexdef(indexrelid) like '%contact%' from pg_index where indexrelid = 'feedback_waiting'::regclass)
  and exists (select from pg_constraint where conname = 'profile_kyc_status_follows' and conrelid = 'profile'::regclass)
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (uid, operation, key_hash)' from pg_constraint
    where conname = 'money_call_pkey' and conrelid = 'money_call'::regclass) as ok
