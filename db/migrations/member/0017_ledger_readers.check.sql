select (select count(*) = 9 from pg_tables where schemaname = current_schema()
    and tablename in ('reader', 'house_account', 'bet_record', 'bet_day', 'game_day', 'audited', 'audit_run', 'settled_kept', 'alarm'))
  and (select bool_and(indisunique) from pg_index where indexrelid in ('bet_record_round'::regclass, 'alarm_waiting'::regclass)) as ok
