select count(*) = 2 as ok from information_schema.tables
where table_schema = current_schema() and table_name in ('provider_link', 'provider_link_game')
