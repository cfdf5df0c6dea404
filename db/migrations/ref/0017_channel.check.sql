select count(*) = 6 as ok from channel where mode = 1 and is_open and gateway = 'paymongo'
