-- Who is excluded, over all members, and the signs by which the same person is found behind another account. The exclusion itself is
-- the member's own; this follows it, and what it says can be made again from there.
create table excluded_member (
  uid bigint primary key,
  closed_until timestamptz not null
);
-- By keyed or plain hashes: nothing here can be read back.
create table excluded_sign (
  uid bigint not null references excluded_member on delete cascade,
  kind text not null check (kind in ('device', 'network', 'phone', 'id', 'person', 'payee')),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (kind, hash, uid)
);
create index excluded_sign_uid on excluded_sign (uid);

-- Whom the regulator lists, each by keyed hashes of name with birth date and of the ID number. What else the list says is sealed.
create table excluded_listing (
  id bytea primary key check (octet_length(id) = 32),
  person_hash bytea not null check (octet_length(person_hash) = 32),
  id_hash bytea check (octet_length(id_hash) = 32),
  birth_hash bytea not null check (octet_length(birth_hash) = 32),
  closed_until timestamptz not null,
  sealed bytea not null,
  -- The import that brought it, and the last one that named it.
  first_import uuid not null,
  last_import uuid not null,
  -- The list names it no more.
  gone_at timestamptz
);
create index excluded_listing_person on excluded_listing (person_hash) where gone_at is null;
create index excluded_listing_id on excluded_listing (id_hash) where gone_at is null;

-- What each import of the list came to. Refused lines are named by number and reason alone.
create table exclusion_import (
  id uuid primary key,
  imported_at timestamptz not null,
  imported_by text not null,
  lines integer not null check (lines >= 0),
  fresh integer not null check (fresh >= 0),
  known integer not null check (known >= 0),
  gone integer not null check (gone >= 0),
  refused jsonb not null
);
create index exclusion_import_newest on exclusion_import (imported_at desc, id desc);

-- An account behind which somebody excluded may be: another member, or a person on the regulator's list. One sign alone marks it, two
-- hold it until a person has looked; what they said stays said of this pair.
create table look_alike (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  excluded_uid bigint,
  listing bytea references excluded_listing,
  signs text[] not null check (cardinality(signs) > 0),
  status text not null check (status in ('marked', 'held', 'same', 'other', 'ended')),
  found_at timestamptz not null,
  held_at timestamptz,
  decided_by text not null default '',
  decided_at timestamptz,
  reason text not null default '',
  -- When the member's own rows must be made to follow. Null once they do.
  due_at timestamptz,
  check (num_nonnulls(excluded_uid, listing) = 1),
  check (uid is distinct from excluded_uid),
  check (status <> 'held' or held_at is not null),
  check ((status in ('same', 'other')) = (decided_at is not null))
);
create unique index look_alike_member on look_alike (uid, excluded_uid) where excluded_uid is not null;
create unique index look_alike_listing on look_alike (uid, listing) where listing is not null;
create index look_alike_queue on look_alike (status, found_at, id);
create index look_alike_due on look_alike (due_at) where due_at is not null;
create index look_alike_excluded on look_alike (excluded_uid) where status in ('marked', 'held');
