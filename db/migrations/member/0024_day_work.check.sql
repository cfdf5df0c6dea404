select count(*) = 2 as ok from pg_constraint where conrelid = 'day_work'::regclass and contype = 'c'
  and (pg_get_constraintdef(oid) like '%holder%ended_at%' or pg_get_constraintdef(oid) like '%ended_at%holder%')
