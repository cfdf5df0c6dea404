select count(*) = 1 as ok from earning_guard
