select count(*) = 20 and count(distinct instrument) = 20 as ok from channel where mode = 2 and is_open
