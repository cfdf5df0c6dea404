select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'box')
  and (select count(*) >= 7 from pg_constraint where conrelid = 'box'::regclass and contype = 'c')
  and to_regclass('box_opened') is not null as ok
