select
  (select count(*) = 1 from staff_chain where seq = 0)
  and (select count(*) = 2 from pg_trigger where tgrelid = 'staff_act'::regclass and not tgisinternal) as ok
