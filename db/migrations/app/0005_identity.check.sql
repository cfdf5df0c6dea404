select (select count(*) = 10 from pg_tables where schemaname = current_schema()
    and tablename in ('sign_in', 'credential', 'one_time_code', 'guard', 'quota', 'session', 'replaced_token', 'partner_identity',
      'partner_code', 'handoff'))
  and (select bool_and(indisunique) from pg_index
    where indexrelid in ('sign_in_phone_key'::regclass, 'sign_in_username'::regclass, 'sign_in_email'::regclass, 'session_id_key'::regclass))
  and (select start_value = 88000001 from pg_sequences where schemaname = current_schema() and sequencename = 'member_uid') as ok
