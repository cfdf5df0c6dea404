select (select count(*) = 2 from pg_attribute where attrelid = 'profile'::regclass and attname in ('birthday', 'hides_name'))
  and not exists (select from kyc_version v join profile p on p.uid = v.uid
    where v.kind = 'submission' and v.status in (4, 5) and p.birthday = '' and v.form ->> 'birthday' ~ '^\d{4}-\d{2}-\d{2}$') as ok
