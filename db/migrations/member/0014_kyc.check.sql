select (select count(*) = 7 from pg_tables where schemaname = current_schema()
    and tablename in ('kyc_change', 'kyc_version', 'kyc_photo', 'kyc_upload', 'kyc_upload_part', 'kyc_reading', 'kyc_view'))
  and (select bool_and(indisunique) from pg_index where indexrelid in ('kyc_photo_same'::regclass, 'kyc_upload_same'::regclass)) as ok
