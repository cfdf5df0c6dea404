select (select pg_get_indexdef(indexrelid) like '%amount, deposit) NULLS NOT DISTINCT%' and indisunique from pg_index
    where indexrelid = 'adjustment_waiting'::regclass)
  and exists (select from pg_constraint where conrelid = 'adjustment'::regclass and conname = 'adjustment_deposit')
  and to_regclass('adjustment_chargeback') is not null as ok
