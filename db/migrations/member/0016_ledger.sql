-- What a command came to, for as long as anyone may repeat it. The key is the provider's own; a repeat with another
-- fingerprint is another command under a used key. A row without a fingerprint is a tombstone: it stands in the place of a bet
-- that was rolled back before it came.
create table command (
  provider smallint not null,
  kind smallint not null,
  -- Compared across schemas in one order on every server, whatever its language.
  tx_id text collate "C" not null,
  uid bigint not null,
  fingerprint uuid,
  outcome smallint not null,
  -- Of a bet: 0 open, 1 settled, 2 rolled back. Of a posting of ours that others end: 1 once all of it was ended.
  state smallint not null default 0,
  amount bigint not null,
  -- Of a bet, what it won. Of a hold, a payment or an order, how much of it was ended or given back.
  won bigint not null default 0,
  balance_after bigint not null,
  seq bigint,
  round_id text collate "C" not null,
  at timestamptz not null,
  -- What is kept without a posting (a refusal, a tombstone, a second rollback) lies in no journal. So the transaction that kept
  -- it stands beside it, and it is chained on the wallet that counts it: kept_no numbers it there, kept_hash is the hash up to
  -- it. Whoever deletes or changes one, and with it the refusal of a bet, is found.
  tx xid8,
  -- What the provider sent beside the id, and whether as a promotion: one that asks what became of its commands is told in its
  -- own words.
  sent_ref text collate "C",
  sent_promo boolean,
  kept_no bigint,
  kept_hash bytea,
  -- It was a tombstone when it was chained. It keeps its name and round, while the bet that comes brings all the rest.
  stood boolean,
  -- What differs most comes first: one comparison decides instead of three.
  primary key (tx_id, provider, kind)
) with (fillfactor = 85);
-- Bets that were refused or never came, by their rounds: a win that names its round alone must know of them.
create index command_untaken on command (uid, provider, round_id) where kind = 1 and outcome <> 0;
-- The bets of a round that met what had taken them back.
create index command_met on command (uid, provider, round_id) where kind = 7;
create index command_unposted on command (tx) where tx is not null;
create index command_kept on command (uid, kept_no) where kept_no is not null;
create index command_sent_ref on command (sent_ref, provider) where sent_ref is not null;

-- The names that some providers give their bets beside the transaction's own. Wins and rollbacks then use either. A provider
-- may call every bet by one reference: the uid in the key keeps that from costing anybody else.
create table bet_reference (
  bet_ref text collate "C" not null,
  provider smallint not null,
  tx_id text collate "C" not null,
  uid bigint not null,
  primary key (bet_ref, provider, uid, tx_id)
);
create index bet_reference_bet on bet_reference (tx_id, provider);

create table round (
  uid bigint not null,
  provider smallint not null,
  round_id text collate "C" not null,
  game integer not null,
  bet bigint not null default 0,
  refund bigint not null default 0,
  win bigint not null default 0,
  turnover bigint not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The number of the last posting of a win that named no bet: it settled whatever had been bet here before.
  settled bigint not null default 0,
  -- How many bets stand in it: taken, and not taken back. A round that is not closed is open while one stands, or while
  -- something is won in it; where all was taken back nothing waits for anybody.
  bets integer not null default 0 check (bets >= 0),
  -- All of its bets were free.
  free boolean not null,
  -- Both sides of its game can be bet on.
  two_sided boolean not null,
  -- Its member was a tester when it was last written.
  tester boolean not null,
  primary key (uid, provider, round_id),
  constraint round_settled_by_number check (settled >= 0)
) with (fillfactor = 80);

-- One row is one balanced posting: the amount leaves the source account and enters the destination account. Account 0 is the
-- member's wallet. Appended only, numbered without gaps by the wallet's version, chained by its hash.
create table journal (
  uid bigint not null,
  asset text not null,
  seq bigint not null,
  kind smallint not null,
  source integer not null,
  destination integer not null check (destination <> source),
  amount bigint not null check (amount >= 0),
  balance_after bigint not null check (balance_after >= 0),
  turnover bigint not null,
  provider smallint not null,
  reference text not null,
  round_id text not null,
  game integer not null,
  at timestamptz not null,
  hash bytea not null,
  -- The transaction that wrote it: readers follow it behind the oldest one that is still open.
  tx xid8 not null default pg_current_xact_id(),
  primary key (uid, asset, seq, at)
) partition by range (at);
-- A posting is never refused for want of a partition. What lands here is an alarm: the months are made ahead of time.
create table journal_beyond partition of journal default;
do $$
declare month date;
begin
  for n in -1 .. 2 loop
    month := date_trunc('month', now()) + make_interval(months => n);
    execute format('create table %I partition of journal for values from (%L) to (%L)', 'journal_' || to_char(month, 'YYYY_MM'),
      date_trunc('month', month), date_trunc('month', month) + interval '1 month');
  end loop;
end $$;

-- Readers go by transaction; a wallet of each asset may have a posting of the same number in one transaction.
create index journal_tx on journal (tx, uid, seq, asset);
-- A member's own history, newest first: all of it, and the parts that are rare among bets, wins and closes, each by itself.
-- What is rare bears what its counting asks for, so that a thousand are counted without being looked up.
create index journal_list on journal (uid, at desc, seq desc);
create index journal_list_own on journal (uid, at desc, seq desc) include (kind, asset, amount, source, destination) where kind >= 10;
create index journal_list_rare on journal (uid, at desc, seq desc) include (kind, asset, amount, source, destination) where kind in (3, 4, 5);
create index journal_list_held on journal (uid, at desc, seq desc) where kind = 11;
-- What came in and went out on a day, and what staff put right against a gateway, to be compared with what gateways say of it.
create index journal_deposit on journal (at) include (uid, source, amount, reference) where kind = 10;
create index journal_payout on journal (at) include (source, destination, amount, reference, kind) where kind in (13, 14, 30, 31);
-- Finds what was posted within some time without reading the rest, and costs a posting next to nothing: postings lie in the
-- order they were made in, so a few bytes tell of a thousand of them.
create index journal_at on journal using brin (at) with (pages_per_range = 32, autosummarize = on);

-- One command of a batch. bet_ref is another name of a bet: one's own, or that of the bet which is spoken of.
create type wallet_command as (
  uid bigint, kind smallint, provider smallint, tx text, ref text, round text, game integer, amount bigint, win bigint,
  flags integer, refuse smallint, print uuid, session text, bet_ref text);
create type locked_wallet as (wallet wallet, place tid);
-- A command of a set, its round and its wallet as they were before the set.
create type plain_command as (
  place integer, uid bigint, kind smallint, provider smallint, tx text, ref text, round text, game integer, amount bigint, flags integer,
  print uuid, sent_ref text,
  -- Which of its wallet's commands it is, of how many, and what they moved up to it.
  nth integer, many integer, moved bigint,
  -- What it counts as turnover, and of a win what its bet and its round have won with it.
  counted bigint, bet_won bigint, round_won bigint,
  -- The wallet, with what all of its commands make of it.
  wallet_place tid, balance bigint, version bigint, tester boolean, turnover bigint, open_rounds integer,
  -- The end of the wallet's chain with this command in it.
  head bytea,
  -- What is used of the member's limits with all of the wallet's commands.
  play_used bigint[], play_counted_on date
);
