select count(*) = 1 as ok from information_schema.columns
where table_schema = current_schema() and table_name = 'game' and column_name = 'declared_rtp_ppm' and is_nullable = 'YES'
