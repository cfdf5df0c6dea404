select count(*) = 2 as ok from pg_indexes
where schemaname = current_schema() and indexname in ('profile_real_name', 'profile_frozen')
