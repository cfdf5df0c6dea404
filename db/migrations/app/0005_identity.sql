-- What is found before a member is known, or must be unique across members.
create sequence member_uid start 88000001;

create table sign_in (
  uid bigint primary key,
  phone text not null unique check (phone ~ '^9[0-9]{9}$'),
  username text not null,
  created_at timestamptz not null,
  -- Set with the block itself, so that each token can be refused without asking the member's schema.
  blocked_at timestamptz,
  email text check (email = lower(email) and length(email) <= 30),
  -- An address that is too new gives no way back into the account.
  email_changed_at timestamptz,
  -- Closed by its owner. The row stays: the phone, and what must be kept of it, are still theirs.
  closed_at timestamptz,
  -- Chosen by the member themselves. The name a new member is given does not count as a choice.
  username_is_own boolean not null default false,
  -- When it was last changed to another own one, which is open once in 90 days.
  username_changed_at timestamptz,
  -- When the KYC clock has something to do for the member next: to remind them, or to freeze. Null while it stands still. It
  -- stands with the sign-in so that each call knows it from what is read anyway.
  kyc_next_at timestamptz,
  kyc_seq integer not null default 0,
  -- For some days after it, new payout accounts wait longer.
  phone_changed_at timestamptz
);
create unique index sign_in_username on sign_in (lower(username));
create unique index sign_in_email on sign_in (email);
create index sign_in_kyc_next_at on sign_in (kyc_next_at) where kyc_next_at is not null;
-- Staff look for members by how their username or phone begins.
create index sign_in_username_prefix on sign_in (lower(username) text_pattern_ops);
create index sign_in_phone_prefix on sign_in (phone text_pattern_ops);

-- A password is kept as its argon2id hash alone, which carries its own salt and cost.
create table credential (
  uid bigint primary key references sign_in,
  password_hash text not null,
  set_at timestamptz not null
);

-- A one-time code goes to a phone or to an e-mail address. It is kept only as a keyed hash, bound to its destination and
-- purpose, and one that is a member's own matter to that member too.
create table one_time_code (
  id text primary key,
  destination text not null,
  purpose text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz,
  uid bigint references sign_in
);
create index one_time_code_destination on one_time_code (destination, created_at);

-- The lock that serialises sending and trying, and the count of wrong guesses, for each kind apart: wrong passwords never lock
-- the way by code.
create table guard (
  subject text not null,
  wrong integer not null default 0,
  wrong_since timestamptz not null,
  locked_until timestamptz,
  kind text not null check (kind in ('code', 'password')),
  primary key (kind, subject)
);

-- How often something was done in the window that is under way, for limits that hold over all copies of the server.
create table quota (
  kind text not null,
  subject text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  used integer not null,
  primary key (kind, subject)
);
create index quota_ends on quota (ends_at);

-- A session is known by the hash of its token; the token itself is nowhere. The session outlives its tokens: refreshing changes
-- the token, and the session stays what the member sees in the list.
create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  uid bigint not null references sign_in,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  id uuid not null default gen_random_uuid() unique,
  device_id text not null default '',
  device text not null default '',
  address text not null default '',
  seen_at timestamptz,
  -- When the person last proved in this session that it is them, beyond holding the token.
  confirmed_at timestamptz,
  -- Whoever showed a code may set a password without knowing the one before it.
  confirmed_by text check (confirmed_by in ('code', 'password')),
  -- What ended it, where its owner hears of that when the device is next used.
  ended_by text check (ended_by in ('elsewhere', 'password', 'phone', 'safety')),
  -- The token before this one, until this one is first shown: by then its owner has it for sure.
  previous_hash bytea
);
create index session_uid on session (uid) where ended_at is null;
create index session_device on session (uid, device_id);

-- A token that was replaced. Whoever shows it later is not the one who replaced it.
create table replaced_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_token_session on replaced_token (session_id);

-- A person as a partner knows them, by a keyed hash of the partner's own id, which nobody can read back. Without a uid the
-- person waits for the owner of their phone to prove, on the same device, that it is theirs.
create table partner_identity (
  partner text not null check (partner in ('glife', 'mayamini', 'lazadamini')),
  person_hash bytea not null check (octet_length(person_hash) = 32),
  uid bigint references sign_in,
  created_at timestamptz not null,
  linked_at timestamptz,
  waits_phone text,
  waits_device text,
  waits_until timestamptz,
  primary key (partner, person_hash),
  -- A member is one person there.
  unique (partner, uid),
  check ((uid is null) = (linked_at is null))
);
create index partner_identity_uid on partner_identity (uid);
create index partner_identity_waits on partner_identity (waits_phone) where waits_phone is not null;

-- What a partner's app handed over is shown to the partner once; after a while the partner itself refuses it.
create table partner_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  used_at timestamptz not null
);
create index partner_code_used on partner_code (used_at);

-- Takes a member from one window to another, once.
create table handoff (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  uid bigint not null references sign_in,
  expires_at timestamptz not null,
  -- The session in which it was asked for: it is good as long as that one is.
  session_id uuid not null
);
create index handoff_expires on handoff (expires_at);
create index handoff_uid on handoff (uid);
