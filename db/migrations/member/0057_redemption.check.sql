select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'redemption')
  and (select count(*) >= 11 from pg_constraint where conrelid = 'redemption'::regclass and contype = 'c')
  and to_regclass('redemption_return') is not null as ok
