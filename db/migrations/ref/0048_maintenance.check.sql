select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'maintenance_window')
  and (select count(*) = 2 from information_schema.columns
       where table_schema = current_schema() and table_name = 'provider' and column_name in ('in_window', 'is_closed')) as ok
