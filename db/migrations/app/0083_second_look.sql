-- That the two of a look-alike are not the same person opens what was closed, so that one of staff proposes it and another decides.
create table look_alike_release (
  id uuid primary key default gen_random_uuid(),
  look_alike uuid not null references look_alike,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index look_alike_release_waiting on look_alike_release (look_alike) where status = 'proposed';

-- The name with the birth date that each member stated last, by a keyed hash, so that whoever is excluded under it is found
-- behind accounts that stated it before.
create table stated_person (
  uid bigint primary key,
  hash bytea not null check (octet_length(hash) = 32)
);
create index stated_person_hash on stated_person (hash);

-- A list of the regulator's that leaves out many people, by a keyed hash of its text: one of staff brought it, and another brings it again.
create table exclusion_import_release (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null check (octet_length(hash) = 32),
  gone integer not null check (gone > 0),
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index exclusion_import_release_waiting on exclusion_import_release (hash) where status = 'proposed';
