select (select count(*) from pg_tables where schemaname = current_schema() and tablename = 'alarm') = 1
  and (select count(*) from pg_proc where pronamespace = current_schema()::regnamespace and proname = 'apply_aloud') = 1 as ok
