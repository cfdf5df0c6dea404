select pg_get_constraintdef(oid) like '%stopped%' as ok from pg_constraint where conname = 'round_difference_kind_check' and connamespace = current_schema()::regnamespace
