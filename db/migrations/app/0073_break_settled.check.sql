select (select count(*) from pg_constraint
        where conrelid = 'payment_break'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''settled''%') = 2
   and (select count(*) from pg_constraint where conrelid = 'payment_break'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%closed_at%') = 1 as ok
