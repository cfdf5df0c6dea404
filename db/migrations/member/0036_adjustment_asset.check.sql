select (select pg_get_indexdef(indexrelid) like '%(uid, asset, direction, cause, amount)%' and indisunique from pg_index
    where indexrelid = 'adjustment_waiting'::regclass)
  and (select count(*) = 2 from pg_constraint where conrelid = 'adjustment'::regclass
    and conname in ('adjustment_amount', 'adjustment_coin_cause')) as ok
