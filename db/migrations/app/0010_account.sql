-- What else a member signs in with, and what an open door needs to stay hard to abuse.
alter table sign_in
  add column email text check (email = lower(email) and length(email) <= 30),
  -- Since when it is this one: an address that is too new gives no way back into the account.
  add column email_changed_at timestamptz,
  -- Closed by its owner. The row stays: the phone, and what must be kept of it, are still theirs.
  add column closed_at timestamptz,
  -- Chosen by the member themselves. The name a new member is given does not count as a choice.
  add column username_is_own boolean not null default false,
  -- When it was last changed to another own one, which is open once in 90 days.
  add column username_changed_at timestamptz;
create unique index sign_in_email on sign_in (email);

-- A password is kept as its argon2id hash alone, which carries its own salt and cost.
create table credential (
  uid bigint primary key references sign_in,
  password_hash text not null,
  set_at timestamptz not null
);

-- A code goes to a phone or to an e-mail address. One that is a member's own matter is bound to that member too.
alter table one_time_code rename column phone to destination;
alter table one_time_code add column uid bigint references sign_in;
alter index one_time_code_phone rename to one_time_code_destination;

-- What is guessed at is guarded one kind at a time: wrong passwords never lock the way by code.
alter table phone_guard rename to guard;
alter table guard rename column phone to subject;
alter table guard add column kind text not null default 'code' check (kind in ('code', 'password'));
alter table guard alter column kind drop default, drop constraint phone_guard_pkey, add primary key (kind, subject);

-- A session outlives its tokens: refreshing changes the token, and the session stays what the member sees in the list.
alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column device_id text not null default '',
  add column device text not null default '',
  add column address text not null default '',
  add column seen_at timestamptz,
  -- When the person last proved in this session that it is them, beyond holding the token.
  add column confirmed_at timestamptz,
  -- By a code or by a password. Whoever showed a code may set a password without knowing the one before it.
  add column confirmed_by text check (confirmed_by in ('code', 'password')),
  -- What ended it, where its owner hears of that when the device is next used.
  add column ended_by text check (ended_by in ('elsewhere', 'password', 'phone', 'safety')),
  -- The token before this one, until this one is first shown: by then its owner has it for sure.
  add column previous_hash bytea;
create index session_device on session (uid, device_id);

-- A token that was replaced. Whoever shows it later is not the one who replaced it.
create table replaced_token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_token_session on replaced_token (session_id);

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
