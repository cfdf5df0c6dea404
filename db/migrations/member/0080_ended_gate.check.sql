select (select count(*) = 3 from pg_attribute where attrelid = 'ended_gate'::regclass and attnum > 0 and not attisdropped)
  and exists (select from pg_constraint where conrelid = 'ended_gate'::regclass and contype = 'p') as ok
