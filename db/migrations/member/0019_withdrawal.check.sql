select (select count(*) = 5 from pg_tables where schemaname = current_schema()
    and tablename in ('payee', 'release', 'withdrawal', 'withdrawal_approval', 'withdrawal_verdict'))
  and (select bool_and(indisunique) from pg_index where indexrelid in ('payee_place'::regclass, 'payee_channel'::regclass,
    'release_waiting'::regclass, 'withdrawal_open'::regclass)) as ok
