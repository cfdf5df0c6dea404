select indisunique and pg_get_expr(indpred, indrelid) like '%proposed%' as ok from pg_index
where indexrelid = 'play_release_waiting'::regclass
