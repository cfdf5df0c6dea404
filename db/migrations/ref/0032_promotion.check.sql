select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('promotion', 'promotion_version'))
  and (select indisunique and pg_get_expr(indpred, indrelid) like '%proposed%' from pg_index
    where indexrelid = 'promotion_version_waiting'::regclass) as ok
