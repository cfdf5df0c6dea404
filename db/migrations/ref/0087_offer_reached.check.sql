select count(*) = 1 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'provider_link_game' and column_name = 'reached' and is_nullable = 'NO'
  and column_default = 'true'
