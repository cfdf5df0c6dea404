select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('play_limit', 'play_limit_change'))
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (uid, counts, period)' from pg_constraint
    where conrelid = 'play_limit'::regclass and contype = 'p') as ok
