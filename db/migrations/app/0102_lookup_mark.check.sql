select to_regclass('lookup_mark') is not null
  and (select condeferrable from pg_constraint where conname = 'look_alike_listing_fkey')
  and not exists (
    select from excluded_sign s where kind = 'id' and not exists (select from kyc_id_claim c where c.number_hash = s.hash)) as ok
