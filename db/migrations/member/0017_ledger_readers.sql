-- How far each reader of the journal has come, moved in the transaction that keeps what it made of what it read; and which
-- copy of the server reads for it just now.
create table reader (
  name text primary key,
  tx xid8 not null default '0',
  uid bigint not null default 0,
  seq bigint not null default 0,
  asset text not null default '',
  leased_by text,
  leased_until timestamptz
);

-- What each house account comes to, as far as its reader has read.
create table house_account (
  account integer not null,
  asset text not null,
  total bigint not null default 0,
  primary key (account, asset)
);

-- A round as the member sees it. Known by the number of the posting it was first read from. Status: 0 pending, 1 completed,
-- 2 failed.
create table bet_record (
  uid bigint not null,
  seq bigint not null,
  provider smallint not null,
  round_id text not null,
  game integer not null,
  game_type smallint not null,
  tester boolean not null,
  bet bigint not null,
  refund bigint not null,
  win bigint not null,
  status smallint not null check (status between 0 and 2),
  opened_at timestamptz not null,
  settled_at timestamptz,
  primary key (uid, seq)
);
create unique index bet_record_round on bet_record (uid, provider, round_id);
create index bet_record_list on bet_record (uid, opened_at desc, seq desc);
create index bet_record_type on bet_record (uid, game_type, opened_at desc, seq desc);
create index bet_record_other on bet_record (uid, opened_at desc, seq desc) where status <> 1;
-- All rounds of one provider by time, to be compared with its own list.
create index bet_record_opened on bet_record (provider, opened_at);

-- The sums of a member's records by Manila day, so that no list adds up row by row.
create table bet_day (
  uid bigint not null,
  day date not null,
  game_type smallint not null,
  status smallint not null,
  rounds bigint not null default 0,
  bet bigint not null default 0,
  win bigint not null default 0,
  primary key (uid, day, game_type, status)
);

-- What a game took and gave on a Manila day, in settled rounds of members that count, with the squares that tell how far its
-- return may stray by chance.
create table game_day (
  game integer not null,
  day date not null,
  rounds bigint not null default 0,
  bet bigint not null default 0,
  win bigint not null default 0,
  bet_squares numeric not null default 0,
  win_squares numeric not null default 0,
  products numeric not null default 0,
  primary key (game, day)
);

-- How far the auditor has proven each wallet, and what it came to there.
create table audited (
  uid bigint not null,
  asset text not null,
  seq bigint not null,
  balance bigint not null,
  held bigint not null,
  turnover bigint not null,
  release_at bigint not null,
  hash bytea not null,
  primary key (uid, asset)
);

-- The whole audits of the schema. A day is claimed by the copy of the server that makes its audit, and stays claimed while that
-- copy says so.
create table audit_run (
  day date primary key,
  started_at timestamptz not null,
  renewed_at timestamptz not null,
  ended_at timestamptz,
  wallets bigint,
  postings bigint,
  commands bigint,
  findings bigint
);

-- The times in which the contract of a provider kept settled bets from their rollbacks, as the ledger saw it minute by minute:
-- one for each transaction that wrote the contract, begun anew where nobody looked for half a day. What was taken back outside
-- of them may have been allowed. The transactions that began and ended one tell what of it was signed, whatever any clock said.
create table settled_kept (
  provider smallint not null,
  link_tx text not null,
  since timestamptz not null,
  until timestamptz not null,
  tx xid8 not null default pg_current_xact_id(),
  ended_tx xid8,
  primary key (provider, link_tx, since)
);

-- What somebody must look at, kept in the very commit that it came of until it stands among the incidents of `app`, so that it
-- is told whoever is cut off between the two. The same thing waits once.
create table alarm (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[A-Z_]{3,40}$'),
  subject text not null check (subject <> ''),
  detail jsonb not null,
  at timestamptz not null
);
create unique index alarm_waiting on alarm (kind, subject);
create index alarm_at on alarm (at);
