select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('push_subscription', 'push_note'))
  and (select bool_and(indisunique) from pg_index
    where indexrelid in ('push_subscription_session_id_key'::regclass, 'push_subscription_endpoint_key'::regclass))
  and (select count(*) = 2 from pg_constraint where contype = 'f' and confdeltype = 'c'
    and conrelid in ('push_subscription'::regclass, 'push_note'::regclass)) as ok
