select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('reality_check', 'reality_check_setting'))
  and (select count(*) = 3 from pg_index
    where indexrelid in ('reality_check_open'::regclass, 'reality_check_newest'::regclass, 'play_gate_reality_check'::regclass)) as ok
