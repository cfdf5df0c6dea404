select count(*) = 6 as ok
from pg_tables
where schemaname = current_schema()
  and tablename in ('kyc_case', 'kyc_reminder', 'kyc_decision', 'kyc_id_claim', 'restricted_person', 'restricted_check')
