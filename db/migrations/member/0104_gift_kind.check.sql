select count(*) = 2 as ok from pg_constraint
where conrelid in ('reward'::regclass, 'bonus_return'::regclass) and pg_get_constraintdef(oid) like '%4010%'
