select (select count(*) from pg_indexes
        where schemaname = current_schema() and indexname = 'channel_way_waiting') = 1
   and (select count(*) from pg_constraint
        where conrelid = 'channel'::regclass and conname in ('channel_of_codes', 'channel_whole')) = 2
   and (select bool_and(pays_out) from gateway) as ok
