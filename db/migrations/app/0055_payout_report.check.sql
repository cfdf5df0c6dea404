select (select count(*) from information_schema.columns
        where table_schema = current_schema() and column_name = 'direction' and column_default is null
          and table_name in ('payment_report', 'payment_mismatch', 'mismatch_note')) = 3
   and (select count(*) from pg_constraint
        where connamespace = current_schema()::regnamespace and contype = 'p' and cardinality(conkey) in (3, 5)
          and conrelid in ('payment_report'::regclass, 'payment_mismatch'::regclass, 'mismatch_note'::regclass)) = 3 as ok
