select (select pg_get_expr(indpred, indrelid) like '%named%' from pg_index where indexrelid = 'referral_parent'::regclass)
  and (select count(*) >= 5 from pg_constraint where conrelid = 'referral'::regclass and contype = 'c')
  and to_regclass('payment_claim_uid') is not null as ok
