select (select count(*) = 5 from pg_tables where schemaname = current_schema()
    and tablename in ('promotion_budget', 'promotion_cost', 'claim', 'gift_month', 'decision'))
  and (select bool_and(indisunique) from pg_index
    where indexrelid in ('claim_device'::regclass, 'claim_approved_id'::regclass, 'claim_kind_name_uid_key'::regclass)) as ok
