select count(*) = 2 and bool_and(pg_get_constraintdef(oid) ~ 'break_at|deposit_id IS NULL') as ok
from pg_constraint
where connamespace = current_schema()::regnamespace and conname in ('deposit_place', 'coupon_used')
