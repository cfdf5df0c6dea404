select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'referral_code')
  and (select pg_get_expr(indpred, indrelid) like '%ended_at IS NULL%' from pg_index
    where indexrelid = 'referral_code_live'::regclass) as ok
