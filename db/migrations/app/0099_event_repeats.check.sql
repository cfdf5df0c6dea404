select count(*) = 4 as ok from information_schema.columns
where table_schema = current_schema() and is_nullable = 'NO'
  and (table_name = 'payment_event' and column_name in ('says', 'payment_id', 'is_settled')
    or table_name = 'payout_event' and column_name = 'is_settled')
