-- The device of a registration in the form in which known devices are kept, so that the accounts of one device are found by it also once
-- their members have signed out everywhere else. Bytes are read off the text by an immutable function, as a stored column asks for.
alter table referral add column device_hash bytea
  generated always as (case when device <> '' then sha256(decode(replace(device, '\', '\\'), 'escape')) end) stored;
create index referral_device on referral (device_hash) where device_hash is not null;
