select (select count(*) = 10 from welfare_banner) and (select count(*) = 8 from welfare_banner where is_on)
  and (select count(*) >= 7 from pg_constraint where conrelid = 'welfare_banner'::regclass and contype = 'c') as ok
