select
  (select count(*) from ad) >= 0
  and (select count(*) from ad_landing where not is_on and version = 0) = 3 as ok
