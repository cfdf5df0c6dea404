-- What is found before a member is known, or must be unique across members.
create sequence member_uid start 88000001;

create table sign_in (
  uid bigint primary key,
  phone text not null unique check (phone ~ '^9[0-9]{9}$'),
  username text not null,
  created_at timestamptz not null,
  -- Set with the block itself, so that each token can be refused without asking the member's schema.
  blocked_at timestamptz
);
create unique index sign_in_username on sign_in (lower(username));

-- A session is known by the hash of its token; the token itself is nowhere.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  uid bigint not null references sign_in,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_uid on session (uid) where ended_at is null;

-- A one-time code is kept only as a keyed hash, bound to its phone and purpose.
create table one_time_code (
  id text primary key,
  phone text not null,
  purpose text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz
);
create index one_time_code_phone on one_time_code (phone, created_at);

-- One row a phone: the lock that serialises sending and trying, and the count of wrong codes.
create table phone_guard (
  phone text primary key,
  wrong integer not null default 0,
  wrong_since timestamptz not null,
  locked_until timestamptz
);
