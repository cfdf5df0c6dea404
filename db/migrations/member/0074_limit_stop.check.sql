select (select count(*) = 4 from pg_attribute where attrelid = 'limit_stop'::regclass and attnum > 0 and not attisdropped)
  and to_regclass('limit_stop_at') is not null as ok
