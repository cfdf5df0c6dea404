select (select count(*) = 1 from pg_constraint where conrelid = 'harm_income'::regclass and contype = 'p'
    and pg_get_constraintdef(oid) = 'PRIMARY KEY (uid, nth)')
  and (select count(*) = 1 from pg_attribute where attrelid = 'harm_income'::regclass and attname = 'monthly' and not attnotnull)
  and (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'harm_income_change')
  and (select count(*) = 1 from pg_index where indexrelid = 'harm_income_change_waiting'::regclass and indisunique and indpred is not null)
  and to_regclass('harm_income_change_newest') is not null as ok
