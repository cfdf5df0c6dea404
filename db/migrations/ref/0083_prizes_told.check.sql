select count(*) = 1 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'provider_link' and column_name = 'prizes_told_above'
  and is_nullable = 'NO' and column_default like '100000000%'
