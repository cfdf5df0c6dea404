select (select count(*) = 3 from pg_attribute
    where attrelid = 'game_session'::regclass and attname in ('country', 'country_source', 'vpn_signs') and attnotnull)
  and (select count(*) = 1 from pg_class where oid = 'refused_launch'::regclass and relkind = 'r')
  and (select count(*) = 1 from pg_index where indexrelid = 'refused_launch_newest'::regclass) as ok
