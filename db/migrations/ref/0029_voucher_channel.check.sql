select is_open as ok from channel where id = '1008'
