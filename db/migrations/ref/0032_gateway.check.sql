select (select count(*) from gateway) = 3
   and (select count(distinct gateway) from channel where mode = 1 and is_open) = 3 as ok
