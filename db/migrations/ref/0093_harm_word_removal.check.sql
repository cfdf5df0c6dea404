select count(*) = 2 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'harm_word' and column_name in ('removal_by', 'removal_name')
