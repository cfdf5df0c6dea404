select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'claim_outcome')
  and (select indisprimary from pg_index where indexrelid = 'claim_outcome_pkey'::regclass) as ok
