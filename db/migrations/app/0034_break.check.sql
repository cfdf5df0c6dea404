select (select count(*) from pg_tables
        where schemaname = current_schema() and tablename in ('payment_report', 'payment_mismatch')) = 2
   and (select count(*) from pg_attribute where attrelid = 'payment_break'::regclass and attname = 'state') = 1 as ok
