select count(*) = 3
  and not exists (
    select from profile where kyc_base = 2 and not exists (select from outbox where outbox.uid = profile.uid)
  ) as ok
from information_schema.columns
where table_schema = current_schema() and table_name = 'kyc_version' and column_name in ('liveness', 'liveness_at', 'language')
