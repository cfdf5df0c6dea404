select (select count(*) = 6 from pg_tables where schemaname = current_schema()
    and tablename in ('kyc_case', 'kyc_reminder', 'kyc_decision', 'kyc_id_claim', 'restricted_person', 'restricted_check'))
  and (select indisunique from pg_index where indexrelid = 'kyc_id_claim_approved'::regclass) as ok
