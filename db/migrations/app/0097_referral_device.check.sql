select to_regclass('referral_device') is not null
  and (select attgenerated = 's' from pg_attribute where attrelid = 'referral'::regclass and attname = 'device_hash')
  and not exists (select from referral where device <> '' and device_hash is distinct from sha256(convert_to(device, 'UTF8'))) as ok
