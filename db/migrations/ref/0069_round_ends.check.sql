select count(*) = 2 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'provider_link'
  and (column_name = 'round_ends' and is_nullable = 'NO' and column_default like '%told%'
    or column_name = 'round_ends_after_h' and is_nullable = 'YES')
