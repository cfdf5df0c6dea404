select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'thing_price')
  and (select count(*) = 1 from pg_index where indexrelid = 'thing_price_waiting'::regclass and indisunique and indpred is not null)
  and to_regclass('thing_price_newest') is not null as ok
