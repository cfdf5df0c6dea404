select (select count(*) from information_schema.columns
        where table_schema = current_schema() and table_name = 'payment_mismatch' and column_name = 'currency'
          and is_nullable = 'NO' and column_default is null) = 1
   and (select count(*) from pg_constraint
        where conrelid = 'payment_mismatch'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%''amount''%''currency''%''unposted''%''unknown''%') = 1 as ok
