select not exists (select from information_schema.columns
  where table_schema = current_schema() and table_name = 'provider_link' and column_name = 'win_without_bet') as ok
