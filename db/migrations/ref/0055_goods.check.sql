select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'goods')
  and (select count(*) >= 18 from pg_constraint where conrelid = 'goods'::regclass and contype = 'c')
  and to_regclass('goods_price') is not null as ok
