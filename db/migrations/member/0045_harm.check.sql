select (select count(*) = 6 from pg_tables where schemaname = current_schema()
    and tablename in ('harm_marker', 'harm_day', 'harm_contact', 'harm_mention', 'harm_income', 'harm_lowering'))
  and (select count(*) = 2 from pg_index where indexrelid in ('harm_contact_waiting'::regclass, 'harm_lowering_waiting'::regclass)
    and indisunique and indpred is not null) as ok
