-- What a member owns, in the schema chosen by the member's uid.
create table profile (
  uid bigint primary key,
  username text not null,
  nick_name text not null default '',
  avatar text not null default '',
  country_code text not null default '63',
  phone text not null,
  kyc_status smallint not null default 0 check (kyc_status between 0 and 8),
  vip smallint not null default 0,
  tester boolean not null default false,
  created_at timestamptz not null,
  email text not null default '',
  email_check_state smallint not null default 0 check (email_check_state in (0, 1)),
  phone_check_state smallint not null default 1 check (phone_check_state in (0, 1)),
  gender text not null default '',
  referral_code text not null default '',
  parent_uid bigint,
  parent_name text not null default '',
  state smallint not null default 1,
  note text not null default '',
  tags text[] not null default '{}',
  real_first_name text not null default '',
  real_middle_name text not null default '',
  real_last_name text not null default '',
  created_ip text not null default '',
  reg_ip text not null default '',
  reg_device text not null default '',
  reg_brand text not null default '',
  ad_id text not null default '',
  ad_client_id text not null default '',
  channel_id text not null default '',
  last_login_ip text not null default '',
  last_login_at timestamptz,
  last_login_device text not null default '',
  xp bigint not null default 0 check (xp >= 0),
  third_party text not null default '',
  updated_at timestamptz,
  -- What the standing is made of. The one that profiles show follows from it: blocked before frozen, frozen before what was
  -- reached by verification, which so is never lost.
  kyc_base smallint not null default 0 check (kyc_base in (0, 1, 2, 3, 4, 5, 8)),
  kyc_frozen_by text[] not null default '{}' check (kyc_frozen_by <@ array['clock', 'staff', 'exclusion']),
  kyc_blocked boolean not null default false,
  -- Submitted after the deadline: what the clock closed stays closed until the decision.
  kyc_late boolean not null default false,
  -- Counts what others must hear of: a copy that was made of a smaller number is older.
  kyc_seq integer not null default 0 check (kyc_seq >= 0),
  kyc_reminded_hours smallint not null default 0 check (kyc_reminded_hours in (0, 24, 48)),
  constraint profile_kyc_status_follows check (
    kyc_status = case when kyc_blocked then 7 when cardinality(kyc_frozen_by) > 0 then 6 else kyc_base end)
);
-- Staff look for members by an approved name, each word from its beginning, and for those who are frozen.
create index profile_real_name on profile using gin (
  to_tsvector('simple', real_first_name || ' ' || real_middle_name || ' ' || real_last_name)
) where real_last_name <> '';
create index profile_frozen on profile (uid) where kyc_status = 6;

-- What a member agreed to: which text, by its hash, and from where. A newer version of a text is agreed to anew, and what was
-- withdrawn stays beside what was given later.
create table consent (
  uid bigint not null,
  document text not null,
  version integer not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  given_at timestamptz not null,
  address text not null,
  channel text not null,
  withdrawn_at timestamptz,
  primary key (uid, document, text_hash, given_at)
);
create unique index consent_standing on consent (uid, document, text_hash) where withdrawn_at is null;

-- The games that a member marked. Each takes one of a thousand places, so that there are never more, however many devices add
-- at once. A game that left the catalogue keeps its place and is shown again when it comes back.
create table favourite (
  uid bigint not null,
  game integer not null,
  place integer not null check (place between 1 and 1000),
  added_at timestamptz not null,
  primary key (uid, game),
  unique (uid, place)
);

-- What a member was told of their bonuses. A message is made of the posting it tells of, its id too, so that however often a
-- posting is looked at it is told of once.
create table message (
  id uuid primary key,
  uid bigint not null,
  seq bigint not null,
  cash_type smallint not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  read_at timestamptz,
  -- When the copies of the server were told that it is there.
  announced_at timestamptz,
  unique (uid, seq)
);
create index message_newest on message (uid, created_at desc, id desc);
create index message_unread on message (uid) where read_at is null;
create index message_unannounced on message (created_at) where announced_at is null;
create index message_recent on message (created_at);

-- What members wrote to us, as they wrote it, and what staff marked it as. What guests write stands under the number 0, which is
-- no member's.
create table feedback (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  text text not null check (text <> '' and char_length(text) <= 1000),
  sent_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  marked_name text not null default '',
  marked_at timestamptz,
  -- Why it was marked so.
  remark text not null default '',
  -- How a guest can be answered.
  contact text not null default '' check (char_length(contact) <= 60),
  check (status = 'open' or marked_at is not null),
  check ((uid = 0) = (contact <> ''))
);
-- Whoever sends the same twice, or at once from two devices, has sent it once while it waits. Two guests who write the same are
-- two people.
create unique index feedback_waiting on feedback (uid, md5(text), contact) where status = 'open';
create index feedback_own on feedback (uid, sent_at, id);
create index feedback_queue on feedback (status, sent_at, id);

-- What happened to a member and others must hear of. It is written with the change itself, passed on by whoever comes first,
-- and gone once it has been. Passing it on twice changes nothing.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  topic text not null,
  at timestamptz not null
);
create index outbox_at on outbox (at);

-- What a money call came to, so that the same call again is answered the same and moves nothing.
create table money_call (
  uid bigint not null,
  operation text not null,
  -- Of the caller's Idempotency-Key, or of the input where none was sent.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- Of the input the key was first used with: it is of no use with another.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  -- Null only inside the transaction that does the work.
  outcome jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (uid, operation, key_hash)
);
create index money_call_expires_at on money_call (expires_at);
