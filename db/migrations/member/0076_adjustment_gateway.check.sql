select (select count(*) from pg_constraint
        where conrelid = 'adjustment'::regclass and contype = 'c' and conname = 'adjustment_cause_check'
          and pg_get_constraintdef(oid) like '%''chargeback''%''paymongo''%''xendit''%') = 1 as ok
