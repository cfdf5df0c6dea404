select (select count(*) = 8 from pg_tables where schemaname = current_schema()
    and tablename in ('banner', 'link', 'setting', 'popup', 'ad', 'ad_landing', 'legal_document', 'kyc_branch'))
  and (select value = 'false'::jsonb from setting where name = 'maintenance')
  and (select count(*) = 3 from ad_landing where not is_on and version = 0)
  and exists (select from kyc_branch where address like '%Pasay%') as ok
