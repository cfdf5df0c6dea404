select (
  select count(*) from pg_indexes
  where schemaname = current_schema()
    and indexname in ('deposit_amount', 'withdrawal_amount', 'adjustment_amount', 'payee_added')
) = 4 as ok
