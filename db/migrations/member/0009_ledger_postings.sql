-- The second door of the ledger, who reads it behind its writers, and what proves it.

-- Keys of commands are compared across schemas in one order on every server, whatever its language.
alter table command alter column tx_id type text collate "C";

-- Readers go by transaction; a wallet of each asset may have a posting of the same number in one transaction.
drop index journal_tx;
create index journal_tx on journal (tx, uid, seq, asset);
-- A member's own history, newest first: all of it, and what is not of games without counting through the bets. What is
-- rare bears what its counting asks for, so that a thousand are counted without being looked up.
create index journal_list on journal (uid, at desc, seq desc);
create index journal_list_own on journal (uid, at desc, seq desc) include (kind, asset, amount, source, destination)
  where kind >= 10;
-- By a bet's own name: its print is proven with the others that it came with.
create index bet_reference_bet on bet_reference (tx_id, provider);
create index lot_open on lot (uid, asset, seq) where closed_at is null;
-- The lot that closed it.
alter table lot add column closed_by bigint;

-- Writes one posting that is not a provider's: of a payment, a promotion, the shop, or staff. It is kept once by (kind,
-- reference) as a command of provider 0. Called as the last statement of the transaction that flips the state it
-- belongs to. Outcomes: 0 done, 1 too little balance, 20 another posting under the same name, 41 no such wallet,
-- 50 more than may be withdrawn, 51 nothing stands under the name that it ends, 52 more than is left of that. Account
-- 5000 is the withdrawal hold, which stands on the wallet. What ends another posting, wholly or in part (_ends, of the
-- kind _ended), bears that one's name as its round; how much of it was ended stands on its command.
create function post_entry(_uid bigint, _asset text, _kind smallint, _reference text, _source integer,
  _destination integer, _amount bigint, _required bigint, _withdraws boolean, _keeps_refusal boolean, _print uuid,
  _now_ms bigint, _ended smallint, _ends text)
returns table (outcome smallint, replayed boolean, balance bigint, seq bigint)
language plpgsql set search_path from current as $$
declare
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  wa wallet; known command; ended command;
  moved bigint := case when _destination = 0 then _amount when _source = 0 then -_amount else 0 end;
  kept bigint := case when _destination = 5000 then _amount when _source = 5000 then -_amount else 0 end;
  res smallint := 0; new_hash bytea; release bigint;
begin
  select * into wa from wallet w where w.uid = _uid and w.asset = _asset for update;
  if not found then
    return query select 41::smallint, false, 0::bigint, null::bigint;
    return;
  end if;
  select * into known from command c where c.provider = 0 and c.kind = _kind and c.tx_id = _reference;
  if found then
    return query select case when known.fingerprint = _print then known.outcome else 20::smallint end,
      known.fingerprint = _print, wa.balance, known.seq;
    return;
  end if;

  if _ended is not null then
    -- The member's wallet is locked, so nobody else ends the same just now.
    select c.* into ended from command c
    join journal j on j.uid = c.uid and j.asset = _asset and j.seq = c.seq and j.at = c.at and j.destination = _source
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends and c.uid = _uid and c.outcome = 0;
    if not found then res := 51;
    elsif _amount > ended.amount - ended.won then res := 52;
    end if;
  end if;
  if res <> 0 then
    null;
  elsif wa.balance + moved < 0 then
    res := 1;
  elsif _withdraws and _amount > greatest(0, wa.balance - greatest(0, wa.release_at - wa.turnover)) then
    res := 50;
  end if;
  if res = 0 then
    wa.version := wa.version + 1;
    wa.balance := wa.balance + moved;
    new_hash := link(wa.head, _uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, _now_ms,
      0::smallint, _reference, coalesce(_ends, ''));
  end if;
  if res = 0 or _keeps_refusal then
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, seq, round_id, at)
    values (0, _kind, _reference, _uid, _print, res, _amount, wa.balance, case when res = 0 then wa.version end,
      coalesce(_ends, ''), at_now);
  end if;
  if res <> 0 then
    return query select res, false, wa.balance, null::bigint;
    return;
  end if;

  if _ended is not null then
    update command c set won = c.won + _amount, state = case when c.won + _amount = c.amount then 1 else 0 end
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends;
  end if;
  release := wa.release_at;
  if _required > 0 then
    -- What is left of a balance under one peso holds nobody to the play its credits asked for.
    if wa.balance - moved < (case _asset when 'PHP' then 10000 else 1 end) and wa.held = 0 and wa.open_rounds = 0 then
      update lot l set closed_at = at_now, closed_by = wa.version where l.uid = _uid and l.asset = _asset and l.closed_at is null;
      release := wa.turnover;
    end if;
    release := greatest(wa.turnover, release) + _required;
    insert into lot (uid, asset, seq, kind, reference, amount, required, release_at, opened_at)
    values (_uid, _asset, wa.version, _kind, _reference, _amount, _required, release, at_now);
  end if;
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  values (_uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, 0, _reference, coalesce(_ends, ''), 0, at_now,
    new_hash);
  if moved > 0 and wa.gates & 1 <> 0 then
    insert into late_credit (uid, asset, seq, amount, at) values (_uid, _asset, wa.version, moved, at_now);
  end if;
  update wallet w set balance = wa.balance, held = w.held + kept, release_at = release, version = wa.version, head = new_hash
  where w.uid = _uid and w.asset = _asset;
  return query select 0::smallint, false, wa.balance, wa.version;
end $$;

-- How far each reader of the journal has come, moved in the transaction that keeps what it made of what it read; and
-- which copy of the server reads for it just now.
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

-- A round as the member sees it. Known by the number of the posting it was first read from. Status: 0 pending,
-- 1 completed, 2 failed.
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

-- What a game took and gave on a Manila day, in settled rounds of members that count, with the squares that tell how
-- far its return may stray by chance.
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

-- The whole audits of the schema. A day is claimed by the copy of the server that makes its audit, and stays claimed
-- while that copy says so.
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
