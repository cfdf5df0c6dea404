-- One row for each member and asset: PHP in 1/10,000 peso, FIL in whole coins. Everything a bet needs stands on it. No index
-- but the key: the row is the hottest of the product and is updated in place.
create table wallet (
  uid bigint not null,
  asset text not null check (asset in ('PHP', 'FIL')),
  balance bigint not null default 0 check (balance >= 0),
  held bigint not null default 0 check (held >= 0),
  turnover bigint not null default 0 check (turnover >= 0),
  release_at bigint not null default 0 check (release_at >= 0),
  -- Counted here, since an index of the open rounds would cost every bet three writes and its settle two more.
  open_rounds integer not null default 0 check (open_rounds >= 0),
  -- Numbers the wallet's postings; the head is the hash of the newest.
  version bigint not null default 0,
  head bytea not null default sha256('') check (octet_length(head) = 32),
  -- Closed to bets by any bit: 1 the account is closed, 2 the standing forbids it. After play_until too: the earliest of the
  -- KYC deadline, time-out and session limit.
  gates integer not null default 0,
  play_until timestamptz,
  -- Left out of turnover, as the testers of the operator are.
  tester boolean not null default false,
  -- How many commands were kept without a posting, and the hash of the newest of them (see table command).
  unposted bigint not null default 0 check (unposted >= 0),
  unposted_head bytea,
  -- The game session that was opened last. A member plays in one game at a time, as a rule: a bet in it needs no other row to be
  -- looked for than this one, which is locked for it anyhow. A bet of another open session is looked for in game_session.
  session bytea check (octet_length(session) = 32),
  session_provider smallint,
  session_until timestamptz,
  -- What the member may play: spent in a day, a week and a month, and lost in a day, a week and a month, in this order. Where there
  -- is no limit of a kind its place is empty; what is used is counted in all of them, up to the Manila day it was counted on.
  play_most bigint[],
  play_used bigint[],
  play_counted_on date,
  primary key (uid, asset),
  constraint wallet_session_whole check ((session is null) = (session_provider is null) and (session is null) = (session_until is null)),
  constraint wallet_play_whole check (
    play_most is null and play_used is null and play_counted_on is null
    or play_most is not null and play_used is not null and play_counted_on is not null
      and cardinality(play_most) = 6 and cardinality(play_used) = 6)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

-- Between which of its postings a wallet was closed: behind the one numbered from_seq, up to until_seq. What was credited in
-- between must be told, so the auditor has to know.
create table wallet_closing (
  uid bigint not null,
  asset text not null,
  from_seq bigint not null,
  until_seq bigint check (until_seq >= from_seq),
  primary key (uid, asset, from_seq)
);

-- What was credited to a wallet whose owner had closed the account: somebody must see to it that it reaches them.
create table late_credit (
  uid bigint not null,
  asset text not null,
  seq bigint not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  noted_at timestamptz,
  primary key (uid, asset, seq)
);
create index late_credit_new on late_credit (uid, asset, seq) where noted_at is null;

-- Explains open turnover: which credit asks for how much play, and up to where the wallet's turnover must come.
create table lot (
  uid bigint not null,
  asset text not null,
  seq bigint not null,
  kind smallint not null,
  reference text not null,
  amount bigint not null check (amount > 0),
  required bigint not null check (required > 0),
  release_at bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The number of the posting whose lot closed it.
  closed_by bigint,
  primary key (uid, asset, seq)
);
create index lot_open on lot (uid, asset, seq) where closed_at is null;
-- A lot locks no more of the balance than it brought. Those that ask for more are few, and are found by themselves.
create index lot_excess on lot (uid, asset) where closed_at is null and required > amount;

-- A member's way into one game: the provider's bets name it. Only its hash is kept.
create table game_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  uid bigint not null,
  provider smallint not null,
  game integer not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The member's sign-in in which it was opened: it ends with it. Null where nobody signed in for it.
  session_id uuid
);
create index game_session_open on game_session (uid) where ended_at is null;
-- The games a member has opened, over or not, the newest first: asked for with each sign-out, by the member and by the auditor.
create index game_session_own on game_session (uid, opened_at desc, token_hash);
-- Whoever ends or removes sessions, and by whatever statement, takes them off the wallets that show them.
create trigger game_session_hides after update on game_session referencing new table as ended
  for each statement execute function hide_ended_sessions();
create trigger game_session_gone after delete on game_session referencing old table as ended
  for each statement execute function hide_ended_sessions();
