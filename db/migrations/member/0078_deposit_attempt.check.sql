select pg_get_constraintdef(oid) like '%pending%' as ok
from pg_constraint
where conrelid = 'deposit'::regclass and conname = 'deposit_failed'
