select (select count(*) = 3 from gateway where takes_payments and pays_out)
  and (select count(*) = 7 and count(distinct gateway) = 3 and bool_and(has_cashback <> (id = '1008')) from channel where mode = 1 and is_open)
  and (select count(*) = 20 and count(distinct instrument) = 20 from channel where mode = 2 and is_open)
  and (select count(*) = 3 from pg_constraint where conrelid = 'channel'::regclass
    and conname in ('channel_served', 'channel_of_codes', 'channel_whole'))
  and (select indisunique from pg_index where indexrelid = 'channel_way_waiting'::regclass) as ok
