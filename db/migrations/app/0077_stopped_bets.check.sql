select count(*) = 1 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'round_difference' and column_name = 'stopped'
