select exists (
  select from information_schema.columns
  where table_schema = current_schema() and table_name = 'banner' and column_name = 'shows') as ok
