select (select count(*) = 5 from pg_tables where schemaname = current_schema()
    and tablename in ('incident', 'ledger_signing', 'round_check', 'round_day', 'round_difference'))
  and (select indisunique from pg_index where indexrelid = 'incident_open'::regclass)
  and (select attcollation = 'pg_catalog."C"'::regcollation from pg_attribute
    where attrelid = 'round_difference'::regclass and attname = 'round_id') as ok
