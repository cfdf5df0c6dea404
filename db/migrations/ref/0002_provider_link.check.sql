select (select count(*) = 3 from pg_tables where schemaname = current_schema()
    and tablename in ('provider_link', 'provider_link_game', 'game_fact'))
  and (select count(*) = 3 from pg_constraint where contype = 'f'
    and conrelid in ('provider_link_game'::regclass, 'game_fact'::regclass)) as ok
