select to_regclass('bonus_return_lot') is not null
  and (select count(*) = 1 from pg_attribute where attrelid = 'lot'::regclass and attname = 'forgiven' and attnotnull)
  and (select count(*) >= 3 from pg_constraint where conrelid = 'bonus_return'::regclass and contype = 'c') as ok
