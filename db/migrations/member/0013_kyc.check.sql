select count(*) = 8 as ok
from pg_tables
where schemaname = current_schema()
  and tablename in ('kyc_change', 'kyc_version', 'kyc_photo', 'kyc_upload', 'kyc_upload_part', 'kyc_reading', 'kyc_view', 'outbox')
