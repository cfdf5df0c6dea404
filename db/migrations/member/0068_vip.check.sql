select not exists (select from pg_attribute where attrelid = 'profile'::regclass and attname = 'xp' and not attisdropped)
  and (select count(*) = 2 from pg_index where indexrelid in ('vip_bonus_level'::regclass, 'vip_bonus_year'::regclass) and indisunique)
  and (select count(*) = 2 from pg_index where indexrelid in ('vip_look_due'::regclass, 'profile_birthday'::regclass) and indpred is not null) as ok
