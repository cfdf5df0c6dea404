select (select count(*) = 3 from pg_tables where schemaname = current_schema()
    and tablename in ('ranking_day', 'ranking_row', 'ranking_hold'))
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (contest, day, place)' from pg_constraint
    where conrelid = 'ranking_row'::regclass and contype = 'p')
  and (select count(*) = 1 from pg_attribute where attrelid = 'claim'::regclass and attname = 'held') as ok
