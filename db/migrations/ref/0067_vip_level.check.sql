select (select count(*) = 29 and count(distinct xp) = 29 and max(xp) = 200000000 and sum(upgrade) = 303802 from vip_level where version = 1)
  and (select count(*) = 1 from pg_index where indexrelid = 'vip_change_waiting'::regclass and indisunique and indpred is not null) as ok
