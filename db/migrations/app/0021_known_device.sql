-- The browsers that a member has signed in with, by the hash of the id that each keeps. Strangers who guess at an account
-- use up a share of tries that no device of this list has part in.
create table known_device (
  uid bigint not null references sign_in,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (uid, device_hash)
);
create index known_device_seen on known_device (seen_at);

-- The same of those who work here.
create table operator_device (
  operator_id uuid not null references operator,
  device_hash bytea not null check (octet_length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (operator_id, device_hash)
);

-- Nobody who is signed in today becomes a stranger by this change.
insert into known_device (uid, device_hash, seen_at)
select uid, sha256(convert_to(device_id, 'UTF8')), max(coalesce(seen_at, created_at))
from session where device_id <> '' group by uid, device_id;

-- Whose share of codes and of wrong tries a code belongs to: empty for all strangers together.
alter table one_time_code add column share text not null default '';
