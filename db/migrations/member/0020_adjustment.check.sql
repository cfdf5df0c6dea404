select indisunique and pg_get_expr(indpred, indrelid) like '%proposed%' as ok from pg_index
where indexrelid = 'adjustment_waiting'::regclass
