select (select count(*) from information_schema.columns
        where table_schema = current_schema() and table_name = 'feedback' and column_name = 'contact') = 1
   and (select pg_get_indexdef(indexrelid) like '%contact%' from pg_index
        where indexrelid = (current_schema() || '.feedback_waiting')::regclass) as ok
