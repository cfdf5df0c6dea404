select count(*) = 6 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'act_signing' and is_nullable = 'NO'
