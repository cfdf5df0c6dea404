select (select count(*) from pg_tables where schemaname = current_schema() and tablename = 'saved_view') = 1
  and (
    select count(*) from pg_indexes
    where schemaname = current_schema() and indexname in (
      'saved_view_name', 'payment_break_amount', 'voucher_batch_made', 'voucher_batch_amount', 'voucher_batch_expires',
      'kyc_case_deadline'
    )
  ) = 6 as ok
