select exists (
  select from pg_attribute where attrelid = 'voucher'::regclass and attname = 'beyond_limit_at' and not attisdropped
) and exists (
  select from pg_indexes where schemaname = current_schema() and indexname = 'voucher_waiting' and indexdef like '%beyond_limit_at IS NULL%'
) as ok
