-- The ledger. A wallet is one row a member and asset: PHP in 1/10,000 peso, FIL in whole coins. Everything a bet needs
-- stands on it. No index but the key: the row is the hottest of the product and is updated in place.
drop table wallet;

-- One limit of play: what is counted (1 spent, 2 lost), over which period (1 day, 2 week, 3 month), since when, how much
-- of it is used and how much there is.
create type play_limit as (counts smallint, period smallint, since date, used bigint, most bigint);

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
  -- Closed to bets by any bit: 1 the account is closed, 2 the standing forbids it. After play_until too: the earliest of
  -- the KYC deadline, time-out and session limit.
  gates integer not null default 0,
  play_until timestamptz,
  limits play_limit[],
  -- Left out of turnover, as the testers of the operator are.
  tester boolean not null default false,
  primary key (uid, asset)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

-- What a command came to, for as long as anyone may repeat it. The key is the provider's own; a repeat with another
-- fingerprint is another command under a used key. A row without a fingerprint stands in the place of a bet that has not
-- come: it was rolled back before, or its win was paid before.
create table command (
  provider smallint not null,
  kind smallint not null,
  tx_id text collate "C" not null,
  uid bigint not null,
  fingerprint uuid,
  outcome smallint not null,
  -- A bet's own fate: 0 open, 1 settled, 2 rolled back. Of what stands in a bet's place: 1 its win was paid, 2 it is not
  -- to be taken any more, 0 the bet has come under another name.
  state smallint not null default 0,
  amount bigint not null,
  -- Of a bet, what it won. Of a hold, a payment or an order, how much of it was ended or given back.
  won bigint not null default 0,
  balance_after bigint not null,
  seq bigint,
  round_id text not null,
  at timestamptz not null,
  -- What differs most comes first: one comparison decides instead of three.
  primary key (tx_id, provider, kind)
) with (fillfactor = 85);
-- Bets that were refused or never came, by their rounds: a win that names its round alone must know of them.
create index command_untaken on command (uid, provider, round_id) where kind = 1 and outcome <> 0;

-- The names that some providers give their bets beside the transaction's own. Wins and rollbacks then use either.
create table bet_reference (
  bet_ref text collate "C" not null,
  provider smallint not null,
  tx_id text collate "C" not null,
  uid bigint not null,
  primary key (bet_ref, provider, tx_id)
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

-- Between which of its postings a wallet was closed: behind the one numbered from_seq, up to until_seq. What was credited
-- in between must be told, so the auditor has to know.
create table wallet_closing (
  uid bigint not null,
  asset text not null,
  from_seq bigint not null,
  until_seq bigint check (until_seq >= from_seq),
  primary key (uid, asset, from_seq)
);

-- One row is one balanced posting: the amount leaves the source account and enters the destination account. Account 0 is
-- the member's wallet. Appended only, numbered without gaps by the wallet's version, chained by its hash.
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
create index journal_tx on journal (tx, uid, seq);

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
  -- The number of the last posting of a win that named no bet: it settled whatever had been bet here before. Less than
  -- nothing where it came before any bet; the first bet that comes then takes what was won for its own.
  settled bigint not null default 0,
  -- How many bets stand in it: taken, and not taken back. A round that is not closed is open while one stands, or while
  -- something is won in it; where all was taken back nothing waits for anybody.
  bets integer not null default 0 check (bets >= 0),
  primary key (uid, provider, round_id)
) with (fillfactor = 80);

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
  primary key (uid, asset, seq)
);

-- A member's way into one game: the provider's bets name it. Only its hash is kept.
create table game_session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  uid bigint not null,
  provider smallint not null,
  game integer not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index game_session_open on game_session (uid) where ended_at is null;

-- Makes the partition of one month, if it is not there.
create function open_journal_month(_month date) returns void language plpgsql set search_path from current as $$
begin
  execute format(
    'create table if not exists %I partition of journal for values from (%L) to (%L)',
    'journal_' || to_char(_month, 'YYYY_MM'), date_trunc('month', _month), date_trunc('month', _month) + interval '1 month');
end $$;
-- A posting is never refused for want of a partition. What lands here is an alarm: the months are made ahead of time.
create table journal_beyond partition of journal default;
select open_journal_month((date_trunc('month', now()) + make_interval(months => n))::date) from generate_series(-1, 2) n;

-- The bytes of one posting, chained to the one before. docs/ledger.md gives the layout and test vectors. Stable like
-- convert_to, which it calls: under any other word PostgreSQL would not inline it, and it would cost six times as much.
create function link(_head bytea, _uid bigint, _asset text, _seq bigint, _kind smallint, _source integer,
  _destination integer, _amount bigint, _balance bigint, _turnover bigint, _at_ms bigint, _provider smallint,
  _reference text, _round text) returns bytea language sql stable as $$
  select sha256(_head || int8send(_uid) || int8send(_seq) || int2send(_kind) || int4send(_source) || int4send(_destination)
    || int8send(_amount) || int8send(_balance) || int8send(_turnover) || int8send(_at_ms) || int2send(_provider)
    || convert_to(_asset || chr(31) || _reference || chr(31) || _round, 'UTF8'))
$$;

-- The limits with their periods brought to now (_starts: the first days of this day, week and month in Manila), and a
-- stake and a win added. A period never goes back, whatever a clock says. A stake that is given back (less than nothing)
-- says when it was staked and counts in that period alone: yesterday's must not make room today, nor may one of before
-- the limit make more than there is.
create function count_play(_limits play_limit[], _starts date[], _staked_on date, _stake bigint, _won bigint)
returns play_limit[] language plpgsql immutable as $$
declare l play_limit;
begin
  for i in 1 .. cardinality(_limits) loop
    l := _limits[i];
    if l.since < _starts[l.period] then l.since := _starts[l.period]; l.used := 0; end if;
    if _staked_on is null or _staked_on >= l.since then l.used := l.used + _stake; end if;
    if l.counts = 2 then l.used := l.used - _won; else l.used := greatest(0, l.used); end if;
    _limits[i] := l;
  end loop;
  return _limits;
end $$;

create function exceeds_play(_limits play_limit[]) returns boolean language plpgsql immutable as $$
declare l play_limit;
begin
  foreach l in array _limits loop
    if l.used > l.most then return true; end if;
  end loop;
  return false;
end $$;

-- One command of a batch, and what becomes of a bet that a later command speaks of. bet_ref is another name of a bet:
-- one's own, or that of the bet which is spoken of.
create type wallet_command as (
  uid bigint, kind smallint, provider smallint, tx text, ref text, round text, game integer, amount bigint, win bigint,
  flags integer, refuse smallint, print uuid, session text, bet_ref text);
create type locked_wallet as (wallet wallet, place tid);
create type bet_fate as (provider smallint, tx_id text, state smallint, won bigint);

-- Applies a batch of wallet commands, each with its own result, in the order of their wallets' uids and, within a wallet,
-- of their arrival. A batch never holds two commands of one key, of one round of a member, or one that refers to another.
-- A wallet that somebody else holds is waited for, or its commands come back without an outcome and nothing is kept.
-- Kinds: 1 bet (with its win when win is given), 2 settle, 3 rollback, 4 promo, 5 adjust, 6 close of a round;
-- 7, the win of a refused bet that is taken back, comes of a bet and is never sent.
-- Flags: 1 closes the round, 2 free round, 4 two-sided, 8 win without bet, 16 settled bets may be taken back,
-- 32 rollback of an unknown bet is an error, 64 amount is taken, not given, 128 the bet must name an open session,
-- 256 a win that names no bet belongs to what was bet in its round.
-- Outcomes are listed in packages/rpp/outcomes.ts; below 20 a refusal is final, 40 and above nothing is kept.
-- Answers one row: each column holds one element a command, in the order of the commands.
create function apply_commands(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  it record;
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  -- The wallets in the order of their uids with their places on the disk, which stay theirs while they are locked, and
  -- the one being worked on as it stands after the commands so far.
  locked locked_wallet[]; l integer := 0;
  u bigint; wa wallet; wa_place tid; touched boolean := false; held boolean;
  -- What one command comes to: whether it is kept, its postings, and its round afterwards.
  outcome smallint; replayed boolean; original bigint; seq bigint; total integer := cardinality(_commands);
  keep boolean; steps integer; won bigint; closes boolean; counted bigint;
  x_kind smallint; x_amount bigint; x_given boolean; x_turn bigint; y_turn bigint; house integer;
  rb bigint; rf bigint; rw bigint; rs integer; was_open boolean; settled bigint; play play_limit[];
  -- The bet that is spoken of; what stands in the place of the bet that comes, and the win it was paid before; and
  -- whether that win is taken back because its bet is refused.
  bet command; called command[]; is_shared boolean; is_settled boolean; bet_won bigint;
  standing smallint; stand_in command; early bigint; unpaid boolean;
  -- What is written at the end.
  wallets locked_wallet[]; w integer := 0; updated integer; postings journal[]; j integer := 0; kept command[]; c integer := 0;
  fates bet_fate[]; b integer := 0; opened round[]; o integer := 0; changed round[]; r integer := 0;
  filled command[]; f integer := 0; names bet_reference[]; n integer := 0; late late_credit[]; a integer := 0;
begin
  -- All locks come first: the next statement then sees everything that was committed by whoever held them before.
  if _waits then
    locked := array(select row(x, x.ctid)::locked_wallet from wallet x
      where x.uid = any (array(select n.uid from unnest(_commands) n)) and x.asset = 'PHP' order by x.uid for update);
  else
    locked := array(select row(x, x.ctid)::locked_wallet from wallet x
      where x.uid = any (array(select n.uid from unnest(_commands) n)) and x.asset = 'PHP' order by x.uid
      for update skip locked);
  end if;
  outcomes := array_fill(null::smallint, array[total]); replays := array_fill(false, array[total]);
  balances := array_fill(0::bigint, array[total]); originals := array_fill(0::bigint, array[total]);
  seqs := array_fill(null::bigint, array[total]);
  -- The lookups stay index scans whatever the tables' statistics say.
  for it in
    select i.*, k.tx_id as k_tx, k.fingerprint as k_print, k.outcome as k_out, k.balance_after as k_bal, k.seq as k_seq,
      bt.bet as b_bet,
      gs.uid as s_uid, gs.provider as s_provider, gs.expires_at as s_expires, gs.ended_at as s_ended,
      ro.round_id as r_round, ro.bet as r_bet, ro.refund as r_refund, ro.win as r_win, ro.turnover as r_trn,
      ro.opened_at as r_opened, ro.closed_at as r_closed, ro.settled as r_settled, ro.bets as r_bets
    from (select * from unnest(_commands) with ordinality
      n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
      order by n.uid, n.o) i
    left join lateral (select * from command x where x.provider = i.provider and x.kind = i.kind and x.tx_id = i.tx
      offset 0) k on true
    left join lateral (select x as bet from command x where i.ref is not null and x.provider = i.provider and x.kind = 1
      and x.tx_id = i.ref offset 0) bt on true
    left join lateral (select * from game_session x where i.kind = 1 and i.flags & 128 <> 0 and x.token_hash = decode(i.session, 'hex')
      offset 0) gs on true
    left join lateral (select * from round x where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
      offset 0) ro on true
  loop
    if u is distinct from it.uid then
      if touched then
        w := w + 1; wallets[w] := row(wa, wa_place)::locked_wallet;
      end if;
      u := it.uid; touched := false; held := false;
      wa := locked[l + 1].wallet;
      if wa.uid = u then
        l := l + 1; wa_place := locked[l].place;
      else
        wa := null;
        held := exists (select from wallet x where x.uid = u and x.asset = 'PHP');
      end if;
    end if;
    continue when held;
    outcome := 0; replayed := false; original := null; seq := null;
    keep := true; steps := 0; x_turn := 0; y_turn := 0; standing := 0; early := 0; unpaid := false;
    rb := coalesce(it.r_bet, 0); rf := coalesce(it.r_refund, 0); rw := coalesce(it.r_win, 0);
    rs := coalesce(it.r_bets, 0); settled := coalesce(it.r_settled, 0);
    if it.kind = 1 then
      if it.bet_ref is not null or (it.k_tx is not null and it.k_print is null) then
        select x.* into stand_in from command x where x.provider = it.provider and x.kind = 1 and x.fingerprint is null
          and x.tx_id in (it.tx, it.bet_ref) and x.state > 0 order by x.state desc, x.tx_id <> it.tx limit 1;
        if found then standing := stand_in.state; early := stand_in.won; end if;
        if standing = 2 then
          -- Taken back under one of its names, it is under both; a win that was paid under the other is not its own.
          select x.* into stand_in from command x where x.provider = it.provider and x.kind = 1 and x.fingerprint is null
            and x.tx_id in (it.tx, it.bet_ref) and x.state = 1 and x.uid = u and x.round_id = it.round;
          early := coalesce(stand_in.won, 0);
        end if;
      end if;
      if standing = 0 and settled < 0 then
        stand_in := null; standing := 1; early := rw;
      end if;
    elsif it.kind <= 3 then
      bet := it.b_bet; is_shared := false;
      if it.bet_ref is not null and bet.fingerprint is null then
        -- By the reference it was given, the ones that stand first. More than one of these, and it names none of them.
        called := array(select x from bet_reference s join command x on x.tx_id = s.tx_id and x.provider = s.provider
          and x.kind = 1 where s.bet_ref = it.bet_ref and s.provider = it.provider
          order by x.uid <> u, x.outcome <> 0, x.state = 2 limit 2);
        if cardinality(called) > 0 then
          bet := called[1];
          is_shared := coalesce(called[2].uid = u and called[2].outcome = 0 and called[2].state <> 2, false);
        end if;
      end if;
    end if;
    if wa.uid is null then
      outcome := 41; keep := false;
    elsif it.k_tx is not null and it.k_print is not null then
      keep := false;
      if it.k_print = it.print then outcome := it.k_out; replayed := true; original := it.k_bal; seq := it.k_seq;
      else outcome := 20;
      end if;
    elsif standing = 2 or (standing = 0 and it.k_tx is not null) then
      outcome := 21; keep := false;
      if it.bet_ref is not null then
        n := n + 1; names[n] := row(it.bet_ref, it.provider, it.tx, u)::bet_reference;
        if it.k_tx is null then
          c := c + 1;
          kept[c] := row(it.provider, 1, it.tx, u, null, 21, 2, 0, 0, wa.balance, null, it.round, at_now)::command;
        end if;
      end if;
    elsif standing = 1 and (stand_in.uid <> u or stand_in.round_id <> it.round) then
      outcome := 20; keep := false;
    elsif it.refuse is not null then
      outcome := it.refuse; keep := it.refuse < 40;
    elsif it.kind = 1 then
      won := coalesce(it.win, 0);
      -- A bet whose win came first is judged as if that win had not been paid: it never pays for its own bet.
      play := case when wa.limits is not null and it.flags & 2 = 0
        then count_play(wa.limits, starts, null, it.amount, won - early) end;
      if it.flags & 128 <> 0 and (it.s_uid is null or it.s_uid <> u or it.s_provider <> it.provider or it.s_ended is not null) then outcome := 7;
      elsif it.flags & 128 <> 0 and it.s_expires <= at_now then outcome := 6;
      elsif wa.gates <> 0 or wa.play_until <= at_now then outcome := 3;
      elsif it.r_closed is not null and standing = 0 then outcome := 24;
      elsif wa.balance - early < it.amount then outcome := 1;
      elsif play is not null and exceeds_play(play) then outcome := 2;
      else
        steps := case when it.win is null then 1 else 2 end;
        x_kind := 1; x_amount := it.amount; x_given := false; rb := rb + it.amount; rw := rw + won; rs := rs + 1;
        if play is not null then wa.limits := count_play(wa.limits, starts, null, it.amount, won); end if;
      end if;
    elsif it.kind = 2 then
      if bet.tx_id is null and it.ref is not null then
        -- Its bet may still be on its way. Where the contract pays before, what was paid stands in the bet's place.
        if it.flags & 8 = 0 or settled < 0 then outcome := 40; keep := false;
        elsif it.r_closed is not null then outcome := 24;
        else steps := 1;
        end if;
      elsif bet.tx_id is null then
        if it.flags & 264 <> 0 and it.r_round is null and exists (select from command x where x.uid = u
          and x.provider = it.provider and x.round_id = it.round and x.kind = 1 and x.outcome <> 0) then outcome := 22;
        elsif it.flags & 8 = 0 and (it.flags & 256 = 0 or it.r_round is null) then outcome := 40; keep := false;
        elsif rb > 0 and rb = rf then outcome := 22;
        elsif it.r_closed is not null then outcome := 24;
        else steps := 1;
        end if;
      elsif bet.uid <> u then outcome := 20; keep := false;
      elsif bet.state = 2 or (bet.outcome <> 0 and bet.state <> 1) then outcome := 22;
      elsif bet.round_id <> it.round or is_shared then outcome := 20; keep := false;
      elsif it.r_closed is not null then outcome := 24;
      else steps := 1;
      end if;
      if steps = 1 then
        x_kind := 2; x_amount := it.amount; x_given := true; rw := rw + it.amount;
        if bet.tx_id is not null then
          b := b + 1; fates[b] := row(it.provider, bet.tx_id, 1, bet.won + it.amount)::bet_fate;
        elsif it.ref is not null then
          c := c + 1;
          kept[c] := row(it.provider, 1, it.ref, u, null, 21, 1, 0, it.amount, wa.balance, null, it.round, at_now)::command;
        else
          settled := case when it.r_round is null or settled < 0 then -1 else 1 end * (wa.version + 1);
        end if;
        if wa.limits is not null and it.flags & 2 = 0 then
          wa.limits := count_play(wa.limits, starts, null, 0, it.amount);
        end if;
      end if;
    elsif it.kind = 3 then
      if bet.tx_id is null then
        -- The bet may still be on its way: the tombstone stands in its place. Where its round was won in before any bet
        -- came, it was settled before it came.
        if settled < 0 and it.flags & 16 = 0 then outcome := 23;
        elsif settled < 0 and wa.balance < rw then outcome := 26;
        else
          c := c + 1;
          kept[c] := row(it.provider, 1, it.ref, u, null, 21, 2, 0, 0, wa.balance, null, it.round, at_now)::command;
          if settled < 0 then
            steps := 1; x_kind := 3; x_given := false; x_amount := rw; rw := 0; settled := 0;
            if wa.limits is not null and it.flags & 2 = 0 then
              wa.limits := count_play(wa.limits, starts, null, 0, -x_amount);
            end if;
          elsif it.flags & 32 <> 0 then outcome := 25;
          end if;
        end if;
      elsif bet.uid <> u then outcome := 20; keep := false;
      elsif bet.state = 2 or (bet.outcome <> 0 and bet.state <> 1) then null;
      elsif bet.round_id <> it.round or is_shared then outcome := 20; keep := false;
      else
        is_settled := bet.state = 1 or settled >= bet.seq; bet_won := bet.won;
        if is_settled and it.flags & 16 = 0 then outcome := 23;
        -- What was won in the round alone goes back with the last stake in it, and not with one of several.
        elsif is_settled and bet.state = 0 and rw > 0 and rb - rf <> bet.amount then outcome := 23;
        else
          if is_settled and bet.state = 0 then bet_won := rw; end if;
          if wa.balance + bet.amount - bet_won < 0 then outcome := 26;
          else
            steps := 1; x_kind := 3; x_given := bet.amount >= bet_won; x_amount := abs(bet.amount - bet_won);
            rf := rf + bet.amount; rw := rw - bet_won;
            -- What stands in a bet's place was no bet.
            if bet.fingerprint is not null then rs := rs - 1; end if;
            b := b + 1; fates[b] := row(it.provider, bet.tx_id, 2, 0)::bet_fate;
            if wa.limits is not null and it.flags & 2 = 0 then
              wa.limits := count_play(wa.limits, starts, (bet.at at time zone 'Asia/Manila')::date, -bet.amount, -bet_won);
            end if;
          end if;
        end if;
      end if;
    elsif it.kind = 6 then
      if it.r_round is null then outcome := 27; keep := false;
      elsif it.r_closed is null then steps := 1; x_kind := 6; x_amount := 0; x_given := false;
      end if;
    elsif it.kind = 4 then
      steps := 1; x_kind := 4; x_amount := it.amount; x_given := true;
    elsif it.flags & 64 <> 0 and wa.balance < it.amount then
      outcome := 1;
    else
      steps := 1; x_kind := 5; x_amount := it.amount; x_given := it.flags & 64 = 0;
    end if;

    if (standing = 1 and keep) or (standing = 2 and stand_in.tx_id is not null) then
      -- Refused, it takes the win back that came before it, as it would have refused it coming first.
      if outcome <> 0 and early > wa.balance then outcome := 26;
      elsif outcome <> 0 and early > 0 then
        -- Of a kind of its own, by which no provider can name anything.
        unpaid := true; outcome := case when standing = 1 then 22 else outcome end;
        steps := 1; x_kind := 7; x_given := false; x_amount := early; rw := rw - early;
        if wa.limits is not null and it.flags & 2 = 0 then
          wa.limits := count_play(wa.limits, starts, null, 0, -early);
        end if;
      end if;
      if standing = 2 and outcome = 26 then null;
      elsif standing = 2 then b := b + 1; fates[b] := row(it.provider, stand_in.tx_id, 2, 0)::bet_fate;
      elsif stand_in.tx_id is null then settled := 0;
      elsif stand_in.tx_id <> it.tx then b := b + 1; fates[b] := row(it.provider, stand_in.tx_id, 0, 0)::bet_fate;
      end if;
    end if;

    if steps > 0 and (it.kind <= 3 or it.kind = 6) then
      closes := it.r_closed is null and (it.flags & 1 = 1 or it.kind = 6) and not unpaid;
      counted := 0;
      if closes or it.r_closed is not null then
        counted := case when wa.tester or it.flags & 2 <> 0 then 0
          when it.flags & 4 <> 0 then least(rb - rf, abs(rw - (rb - rf))) else rb - rf end;
        if steps = 2 then y_turn := counted - coalesce(it.r_trn, 0); else x_turn := counted - coalesce(it.r_trn, 0); end if;
      end if;
      if it.r_closed is null then
        was_open := coalesce(it.r_bets > 0 or it.r_win > 0, false);
        wa.open_rounds := wa.open_rounds + (not closes and (rs > 0 or rw > 0))::integer - was_open::integer;
      end if;
      if it.r_round is null then
        o := o + 1;
        opened[o] := row(u, it.provider, it.round, it.game, rb, rf, rw, counted, at_now, case when closes then at_now end, settled, rs)::round;
      else
        r := r + 1;
        changed[r] := row(u, it.provider, it.round, it.game, rb, rf, rw, counted, it.r_opened,
          case when closes then at_now else it.r_closed end, settled, rs)::round;
      end if;
    end if;

    house := 1000 + it.provider;
    for step in 1..steps loop
      if step = 2 then x_kind := 2; x_amount := it.win; x_given := true; x_turn := y_turn; end if;
      wa.balance := wa.balance + case when x_given then x_amount else -x_amount end;
      wa.turnover := wa.turnover + x_turn;
      wa.version := wa.version + 1;
      wa.head := link(wa.head, u, 'PHP', wa.version, x_kind, case when x_given then house else 0 end,
        case when x_given then 0 else house end, x_amount, wa.balance, x_turn, _now_ms, it.provider, it.tx, it.round);
      j := j + 1;
      postings[j] := row(u, 'PHP', wa.version, x_kind, case when x_given then house else 0 end,
        case when x_given then 0 else house end, x_amount, wa.balance, x_turn, it.provider, it.tx, it.round, it.game,
        at_now, wa.head, null)::journal;
      seq := wa.version; touched := true; x_turn := 0;
      if wa.gates & 1 <> 0 and x_given and x_amount > 0 then
        a := a + 1; late[a] := row(u, 'PHP', wa.version, x_amount, at_now, null)::late_credit;
      end if;
    end loop;

    if unpaid then
      c := c + 1;
      kept[c] := row(it.provider, 7, it.tx, u, it.print, 0, 0, 0, 0, wa.balance, seq, it.round, at_now)::command;
      seq := null;
    end if;
    if standing = 1 and keep then
      f := f + 1;
      filled[f] := row(it.provider, 1, it.tx, u, it.print, outcome, case when outcome = 0 then 1 else 0 end, it.amount,
        case when outcome = 0 then early + won else 0 end, wa.balance, seq, it.round, at_now)::command;
    elsif keep then
      c := c + 1;
      kept[c] := row(it.provider, it.kind, it.tx, u, it.print, outcome, case when steps = 2 then 1 else 0 end, it.amount,
        case when steps = 2 then it.win else 0 end, wa.balance, seq, it.round, at_now)::command;
    end if;
    if keep and it.kind = 1 and it.bet_ref is not null then
      n := n + 1; names[n] := row(it.bet_ref, it.provider, it.tx, u)::bet_reference;
    end if;
    outcomes[it.o] := outcome; replays[it.o] := replayed; seqs[it.o] := seq;
    balances[it.o] := coalesce(wa.balance, 0); originals[it.o] := coalesce(original, wa.balance, 0);
  end loop;
  if touched then
    w := w + 1; wallets[w] := row(wa, wa_place)::locked_wallet;
  end if;

  if c > 0 then
    insert into command select x.* from unnest(kept) x;
  end if;
  if f > 0 then
    insert into command select x.* from unnest(filled) x
    on conflict (tx_id, provider, kind) do update set fingerprint = excluded.fingerprint, outcome = excluded.outcome,
      state = excluded.state, amount = excluded.amount, won = excluded.won, balance_after = excluded.balance_after,
      seq = excluded.seq, at = excluded.at
    where command.fingerprint is null;
  end if;
  if n > 0 then
    insert into bet_reference select x.* from unnest(names) x on conflict do nothing;
  end if;
  if a > 0 then
    insert into late_credit select x.* from unnest(late) x;
  end if;
  if b > 0 then
    update command x set state = y.state, won = y.won from unnest(fates) y
    where x.provider = y.provider and x.kind = 1 and x.tx_id = y.tx_id;
  end if;
  if o > 0 then
    insert into round select x.* from unnest(opened) x;
  end if;
  if r > 0 then
    update round x set bet = y.bet, refund = y.refund, win = y.win, turnover = y.turnover, closed_at = y.closed_at,
      settled = y.settled, bets = y.bets
    from unnest(changed) y where x.uid = y.uid and x.provider = y.provider and x.round_id = y.round_id;
  end if;
  if j > 0 then
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
    select x.uid, x.asset, x.seq, x.kind, x.source, x.destination, x.amount, x.balance_after, x.turnover, x.provider, x.reference,
      x.round_id, x.game, x.at, x.hash from unnest(postings) x;
    update wallet x set balance = (y.wallet).balance, turnover = (y.wallet).turnover,
      open_rounds = (y.wallet).open_rounds, version = (y.wallet).version, head = (y.wallet).head,
      limits = (y.wallet).limits
    from unnest(wallets) y where x.ctid = y.place and x.uid = (y.wallet).uid and x.asset = 'PHP';
    get diagnostics updated = row_count;
    if updated <> w then raise exception 'a locked wallet is not where it was' using errcode = '40001'; end if;
  end if;
  return next;
end $$;
