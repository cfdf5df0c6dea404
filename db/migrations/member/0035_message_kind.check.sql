select (select count(*) = 2 from pg_constraint where conrelid = 'message'::regclass
    and conname in ('message_amount', 'message_source'))
  and (select not attnotnull from pg_attribute where attrelid = 'message'::regclass and attname = 'seq')
  and (select indisunique from pg_index where indexrelid = 'message_about'::regclass) as ok
