-- Those who work for the operator. They are no members; one who is, as a private person, decides nothing about that.
create table operator (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 100),
  name text not null check (length(name) between 1 and 60),
  role text not null check (role in ('admin', 'kyc', 'finance', 'risk', 'content', 'support', 'compliance', 'regulator')),
  member_uid bigint references sign_in,
  password_hash text not null,
  -- Sealed: with the password it is all that signing in asks for.
  totp_secret bytea not null,
  -- The last step of time whose code was used. No step is used twice.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz
);

-- For whoever has lost the device that makes the codes. Each works once.
create table recovery_code (
  operator_id uuid not null references operator,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- Between the password and the code.
create table staff_ticket (
  ticket_hash bytea primary key check (octet_length(ticket_hash) = 32),
  operator_id uuid not null references operator,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  used_at timestamptz
);
create index staff_ticket_expires on staff_ticket (expires_at);

create table staff_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  id uuid not null default gen_random_uuid() unique,
  operator_id uuid not null references operator,
  created_at timestamptz not null,
  -- However busy it is, it ends then.
  expires_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  device text not null,
  address text not null
);
create index staff_session_operator on staff_session (operator_id) where ended_at is null;

-- The audit log: what staff did, each row bound to the one before it by a hash. Rows are added and never change.
create table staff_act (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  -- Null for whoever did it at the machine itself.
  operator_id uuid references operator,
  operator text not null,
  role text not null,
  action text not null check (action ~ '^[a-z]+\.[A-Za-z]+$'),
  object_kind text not null,
  object_id text not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  address text not null,
  request_id text not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32)
);
create index staff_act_object on staff_act (object_kind, object_id, seq);
create index staff_act_operator on staff_act (operator, seq);
create trigger staff_act_stays before update or delete on staff_act for each row execute function staff_act_stays();
create trigger staff_act_is_kept before truncate on staff_act execute function staff_act_stays();

-- The end of the chain. Whoever adds to it holds this row, so that it never forks.
create table staff_chain (
  only_row boolean primary key default true check (only_row),
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  -- How far it was last proven, when, and whether it held.
  proven_seq bigint not null default 0,
  proven_at timestamptz,
  is_sound boolean not null default true
);
insert into staff_chain (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- How far the end of the audit log was signed into files outside the database, by the folder that they lie in. A line is in its
-- file before it is noted here, so that one that is noted and in no file was lost.
create table act_signing (
  folder uuid primary key,
  -- Which database this was when it was signed: one that was restored is another.
  database text not null,
  line text not null check (line ~ '^[0-9a-f]{64}$'),
  seq bigint not null check (seq >= 0),
  at timestamptz not null,
  -- What comparing with the files came to last. `moved`: lines of another database, until a person accepts that it is this one.
  state text not null check (state in ('held', 'lost', 'moved', 'broken'))
);

-- What staff wrote down about a member. Each note is dated and signed, and none is taken back.
create table dossier_note (
  id bigint generated always as identity primary key,
  uid bigint not null references sign_in,
  operator_id uuid not null references operator,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index dossier_note_uid on dossier_note (uid, id desc);

-- Filters and order of a list of the office that an operator keeps under a name, for themselves alone.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operator,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- What follows the question mark in the address.
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null
);
-- Letters are not told apart by their case: whoever saves twice under a name has it once.
create unique index saved_view_name on saved_view (operator_id, list, lower(name));
