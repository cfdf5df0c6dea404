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
  -- Numbers the wallet's postings; the head is the hash of the newest.
  version bigint not null default 0,
  head bytea not null default sha256('') check (octet_length(head) = 32),
  -- Bit 1: closed to bets. After play_until too: the earliest of the KYC deadline, time-out and session limit.
  gates integer not null default 0,
  play_until timestamptz,
  limits play_limit[],
  -- Left out of turnover, as the testers of the operator are.
  tester boolean not null default false,
  primary key (uid, asset)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

-- What a command came to, for as long as anyone may repeat it. The key is the provider's own; a repeat with another
-- fingerprint is another command under a used key. A row without a fingerprint is a tombstone: the bet was rolled back
-- before it came.
create table command (
  provider smallint not null,
  kind smallint not null,
  tx_id text not null,
  uid bigint not null,
  fingerprint uuid,
  outcome smallint not null,
  -- A bet's own fate: 0 open, 1 settled, 2 rolled back.
  state smallint not null default 0,
  amount bigint not null,
  won bigint not null default 0,
  balance_after bigint not null,
  seq bigint,
  round_id text not null,
  at timestamptz not null,
  primary key (provider, kind, tx_id)
) with (fillfactor = 85);

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
  round_id text not null,
  game integer not null,
  bet bigint not null default 0,
  refund bigint not null default 0,
  win bigint not null default 0,
  turnover bigint not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (uid, provider, round_id)
) with (fillfactor = 80);
create index round_open on round (uid) where closed_at is null;

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

-- The bytes of one posting, chained to the one before. docs/ledger.md gives the layout and test vectors.
create function link(_head bytea, _uid bigint, _asset text, _seq bigint, _kind smallint, _source integer,
  _destination integer, _amount bigint, _balance bigint, _turnover bigint, _at_ms bigint, _provider smallint,
  _reference text, _round text) returns bytea language sql immutable as $$
  select sha256(_head || int8send(_uid) || int8send(_seq) || int2send(_kind) || int4send(_source) || int4send(_destination)
    || int8send(_amount) || int8send(_balance) || int8send(_turnover) || int8send(_at_ms) || int2send(_provider)
    || convert_to(_asset || chr(31) || _reference || chr(31) || _round, 'UTF8'))
$$;

-- The limits with their periods brought to today (Manila days, weeks from Monday, months) and a spend and a loss added.
create function count_play(_limits play_limit[], _today date, _spent bigint, _lost bigint) returns play_limit[]
language sql immutable as $$
  select array_agg(row(l.counts, l.period, p.since, case when l.since < p.since then 0 else l.used end
    + case l.counts when 1 then _spent else _lost end, l.most)::play_limit order by l.counts, l.period)
  from unnest(_limits) l,
    lateral (select date_trunc(case l.period when 1 then 'day' when 2 then 'week' else 'month' end, _today)::date) p(since)
$$;

create function exceeds_play(_limits play_limit[]) returns boolean language sql immutable as $$
  select exists (select 1 from unnest(_limits) l where l.used > l.most)
$$;

-- Applies a batch of wallet commands, each with its own result, in the order of their wallets' uids and, within a wallet,
-- of their arrival. A batch never holds two commands of one key, of one round of a member, or one that refers to another.
-- Kinds: 1 bet (with its win when _win is given), 2 settle, 3 rollback, 4 promo, 5 adjust, 6 close of a round.
-- Flags: 1 closes the round, 2 free round, 4 two-sided, 8 win without bet, 16 settled bets may be taken back,
-- 32 rollback of an unknown bet is an error, 64 amount is taken, not given, 128 the bet must name an open session,
-- 256 a bet that is not known by its name is sought in the round.
-- Outcomes are listed in packages/rpp/outcomes.ts; below 20 a refusal is final, 40 and above nothing is kept.
create function apply_commands(_uid bigint[], _kind smallint[], _provider smallint[], _tx text[], _ref text[],
  _round text[], _game integer[], _amount bigint[], _win bigint[], _flags integer[], _refuse smallint[], _print uuid[],
  _session bytea[], _now_ms bigint)
returns table (place integer, outcome smallint, replayed boolean, balance bigint, original bigint, seq bigint)
language plpgsql set search_path from current as $$
declare
  it record;
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (to_timestamp(_now_ms / 1000.0) at time zone 'Asia/Manila')::date;
  count_ integer := cardinality(_uid);
  -- The wallet that is being worked on, as it stands after the commands so far.
  u bigint; bal bigint; trn bigint; ver bigint; hd bytea; lim play_limit[]; touched boolean := false;
  -- What one command comes to.
  res smallint; again boolean; orig bigint; sq bigint; keep boolean;
  steps integer; step integer; closes boolean; counted bigint; fate smallint; fresh boolean;
  x_kind smallint; x_amount bigint; x_given boolean; x_turn bigint; y_turn bigint;
  rb bigint; rf bigint; rw bigint; won_add bigint;
  -- What is written at the end, column by column.
  w_uid bigint[]; w_bal bigint[]; w_trn bigint[]; w_ver bigint[]; w_head bytea[]; w_limits text[]; w integer := 0;
  j_uid bigint[]; j_seq bigint[]; j_kind smallint[]; j_src integer[]; j_dst integer[]; j_amount bigint[];
  j_bal bigint[]; j_trn bigint[]; j_prov smallint[]; j_ref text[]; j_round text[]; j_game integer[]; j_hash bytea[];
  j integer := 0;
  c_prov smallint[]; c_kind smallint[]; c_tx text[]; c_uid bigint[]; c_print uuid[]; c_out smallint[];
  c_state smallint[]; c_amount bigint[]; c_won bigint[]; c_bal bigint[]; c_seq bigint[]; c_round text[]; c integer := 0;
  b_prov smallint[]; b_tx text[]; b_state smallint[]; b_won bigint[]; b integer := 0;
  r_uid bigint[]; r_prov smallint[]; r_round text[]; r_game integer[]; r_bet bigint[]; r_refund bigint[];
  r_win bigint[]; r_trn bigint[]; r_closed boolean[]; r integer := 0;
  o_res smallint[]; o_again boolean[]; o_bal bigint[]; o_orig bigint[]; o_seq bigint[];
begin
  perform 1 from wallet where uid = any (_uid) and asset = 'PHP' order by uid for update;
  for it in
    select i.*, wa.uid as w_uid, wa.balance as w_bal, wa.turnover as w_trn, wa.version as w_ver, wa.head as w_head,
      wa.gates, wa.play_until, wa.limits as w_lim, wa.tester,
      k.tx_id as k_tx, k.fingerprint as k_print, k.outcome as k_out, k.balance_after as k_bal, k.seq as k_seq,
      bt.tx_id as b_tx, bt.uid as b_uid, bt.outcome as b_out, bt.state as b_state, bt.amount as b_amount, bt.won as b_won, bt.round_id as b_round,
      gs.uid as s_uid, gs.provider as s_provider, gs.expires_at as s_expires, gs.ended_at as s_ended,
      ro.round_id as r_round, ro.bet as r_bet, ro.refund as r_refund, ro.win as r_win, ro.turnover as r_trn, ro.closed_at as r_closed
    from unnest(_uid, _kind, _provider, _tx, _ref, _round, _game, _amount, _win, _flags, _refuse, _print, _session)
      with ordinality i (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, o)
    left join lateral (select * from wallet x where x.uid = i.uid and x.asset = 'PHP' offset 0) wa on true
    left join lateral (select * from command x where x.provider = i.provider and x.kind = i.kind and x.tx_id = i.tx offset 0) k on true
    left join lateral (select * from command x where i.ref is not null and x.provider = i.provider and x.kind = 1 and x.tx_id = i.ref offset 0) bt on true
    left join lateral (select * from game_session x where i.kind = 1 and i.flags & 128 <> 0 and x.token_hash = i.session offset 0) gs on true
    left join lateral (select * from round x where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round offset 0) ro on true
    order by i.uid, i.o
  loop
    if u is distinct from it.uid then
      if touched then
        w := w + 1;
        w_uid[w] := u; w_bal[w] := bal; w_trn[w] := trn; w_ver[w] := ver; w_head[w] := hd; w_limits[w] := lim::text;
      end if;
      u := it.uid; bal := it.w_bal; trn := it.w_trn; ver := it.w_ver; hd := it.w_head; lim := it.w_lim; touched := false;
    end if;
    res := 0; again := false; orig := null; sq := null; keep := true; steps := 0; closes := false; won_add := 0;
    x_turn := 0; y_turn := 0; fate := null;
    rb := coalesce(it.r_bet, 0); rf := coalesce(it.r_refund, 0); rw := coalesce(it.r_win, 0);
    if it.w_uid is null then
      res := 41; keep := false;
    elsif it.k_tx is not null then
      keep := false;
      if it.k_print is null then res := 21;
      elsif it.k_print = it.print then res := it.k_out; again := true; orig := it.k_bal; sq := it.k_seq;
      else res := 20;
      end if;
    elsif it.refuse is not null then
      res := it.refuse;
    elsif it.kind = 1 then
      if it.flags & 128 <> 0 and (it.s_uid is null or it.s_uid <> it.uid or it.s_provider <> it.provider or it.s_ended is not null) then res := 7;
      elsif it.flags & 128 <> 0 and it.s_expires <= at_now then res := 6;
      elsif it.gates & 1 = 1 or it.play_until <= at_now then res := 3;
      elsif it.r_closed is not null then res := 24;
      elsif bal < it.amount then res := 1;
      elsif lim is not null and it.flags & 2 = 0
        and exceeds_play(count_play(lim, today, it.amount, it.amount - coalesce(it.win, 0))) then res := 2;
      else
        steps := case when it.win is null then 1 else 2 end;
        x_kind := 1; x_amount := it.amount; x_given := false;
        rb := rb + it.amount; rw := rw + coalesce(it.win, 0);
        if lim is not null and it.flags & 2 = 0 then
          lim := count_play(lim, today, it.amount, it.amount - coalesce(it.win, 0));
        end if;
      end if;
    elsif it.kind = 2 then
      if it.b_tx is null and it.flags & 8 = 0 and (it.flags & 256 = 0 or it.r_round is null) then res := 40; keep := false;
      elsif it.b_uid <> it.uid then res := 20; keep := false;
      elsif it.b_out <> 0 or it.b_state = 2 then res := 22;
      elsif it.b_round <> it.round then res := 20; keep := false;
      elsif it.b_tx is null and it.flags & 256 <> 0 and rb > 0 and rb = rf then res := 22;
      elsif it.r_closed is not null then res := 24;
      else
        steps := 1; x_kind := 2; x_amount := it.amount; x_given := true; rw := rw + it.amount;
        if it.b_tx is not null then
          b := b + 1; b_prov[b] := it.provider; b_tx[b] := it.ref; b_state[b] := 1; b_won[b] := it.amount;
        end if;
        if lim is not null and it.flags & 2 = 0 then lim := count_play(lim, today, 0, -it.amount); end if;
      end if;
    elsif it.kind = 3 then
      if it.b_tx is null then
        -- The bet may still be on its way: the tombstone stands in its place.
        c := c + 1; c_prov[c] := it.provider; c_kind[c] := 1; c_tx[c] := it.ref; c_uid[c] := it.uid; c_print[c] := null;
        c_out[c] := 21; c_state[c] := 2; c_amount[c] := 0; c_won[c] := 0; c_bal[c] := bal; c_seq[c] := null;
        c_round[c] := it.round;
        if it.flags & 32 <> 0 then res := 25; end if;
      elsif it.b_uid <> it.uid then res := 20; keep := false;
      elsif it.b_out <> 0 or it.b_state = 2 then null;
      elsif it.b_round <> it.round then res := 20; keep := false;
      elsif (it.b_state = 1 or it.r_closed is not null) and it.flags & 16 = 0 then res := 23;
      -- What was won in the round was won by no bet in particular: it cannot be taken back with one of them.
      elsif it.flags & 256 <> 0 and it.b_state = 0 and rw > 0 then res := 23;
      elsif bal + it.b_amount - it.b_won < 0 then res := 26;
      else
        steps := 1; x_kind := 3;
        x_given := it.b_amount >= it.b_won; x_amount := abs(it.b_amount - it.b_won);
        rf := rf + it.b_amount; rw := rw - it.b_won;
        b := b + 1; b_prov[b] := it.provider; b_tx[b] := it.ref; b_state[b] := 2; b_won[b] := -it.b_won;
        if lim is not null and it.flags & 2 = 0 then
          lim := count_play(lim, today, -it.b_amount, it.b_won - it.b_amount);
        end if;
      end if;
    elsif it.kind = 6 then
      if it.r_round is null then res := 27; keep := false;
      elsif it.r_closed is null then steps := 1; x_kind := 6; x_amount := 0; x_given := false;
      end if;
    elsif it.kind = 4 then
      steps := 1; x_kind := 4; x_amount := it.amount; x_given := true;
    elsif it.flags & 64 <> 0 and bal < it.amount then
      res := 1;
    else
      steps := 1; x_kind := 5; x_amount := it.amount; x_given := it.flags & 64 = 0;
    end if;

    if steps > 0 and it.kind in (1, 2, 3, 6) then
      closes := it.r_closed is null and (it.flags & 1 = 1 or it.kind = 6);
      if closes or it.r_closed is not null then
        counted := case when it.tester or it.flags & 2 <> 0 then 0
          when it.flags & 4 <> 0 then least(rb - rf, abs(rw - (rb - rf))) else rb - rf end;
        if steps = 2 then y_turn := counted - coalesce(it.r_trn, 0); else x_turn := counted - coalesce(it.r_trn, 0); end if;
      else
        counted := 0;
      end if;
      r := r + 1;
      r_uid[r] := u; r_prov[r] := it.provider; r_round[r] := it.round; r_game[r] := it.game;
      r_bet[r] := rb; r_refund[r] := rf; r_win[r] := rw; r_trn[r] := counted; r_closed[r] := closes;
    end if;

    for step in 1..steps loop
      if step = 2 then x_kind := 2; x_amount := it.win; x_given := true; x_turn := y_turn; end if;
      bal := bal + case when x_given then x_amount else -x_amount end;
      trn := trn + x_turn;
      ver := ver + 1;
      hd := link(hd, u, 'PHP', ver, x_kind, case when x_given then 1000 + it.provider else 0 end,
        case when x_given then 0 else 1000 + it.provider end, x_amount, bal, x_turn, _now_ms, it.provider, it.tx, it.round);
      j := j + 1;
      j_uid[j] := u; j_seq[j] := ver; j_kind[j] := x_kind;
      j_src[j] := case when x_given then 1000 + it.provider else 0 end;
      j_dst[j] := case when x_given then 0 else 1000 + it.provider end;
      j_amount[j] := x_amount; j_bal[j] := bal; j_trn[j] := x_turn; j_prov[j] := it.provider; j_ref[j] := it.tx;
      j_round[j] := it.round; j_game[j] := it.game; j_hash[j] := hd;
      sq := ver; touched := true;
      if step = 1 then x_turn := 0; end if;
    end loop;

    if keep then
      c := c + 1; c_prov[c] := it.provider; c_kind[c] := it.kind; c_tx[c] := it.tx; c_uid[c] := u; c_print[c] := it.print;
      c_out[c] := res; c_state[c] := case when steps = 2 then 1 else 0 end; c_amount[c] := it.amount;
      c_won[c] := case when steps = 2 then it.win else 0 end; c_bal[c] := bal; c_seq[c] := sq; c_round[c] := it.round;
    end if;
    o_res[it.o] := res; o_again[it.o] := again; o_bal[it.o] := coalesce(bal, 0); o_orig[it.o] := coalesce(orig, bal, 0);
    o_seq[it.o] := sq;
  end loop;
  if touched then
    w := w + 1;
    w_uid[w] := u; w_bal[w] := bal; w_trn[w] := trn; w_ver[w] := ver; w_head[w] := hd; w_limits[w] := lim::text;
  end if;

  if c > 0 then
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at)
    select x.*, at_now from unnest(c_prov, c_kind, c_tx, c_uid, c_print, c_out, c_state, c_amount, c_won, c_bal, c_seq, c_round) x;
  end if;
  if b > 0 then
    update command x set state = y.state, won = x.won + y.won
    from unnest(b_prov, b_tx, b_state, b_won) y (provider, tx_id, state, won)
    where x.provider = y.provider and x.kind = 1 and x.tx_id = y.tx_id;
  end if;
  if r > 0 then
    insert into round as x (uid, provider, round_id, game, bet, refund, win, turnover, opened_at, closed_at)
    select y.uid, y.provider, y.round_id, y.game, y.bet, y.refund, y.win, y.turnover, at_now, case when y.closed then at_now end
    from unnest(r_uid, r_prov, r_round, r_game, r_bet, r_refund, r_win, r_trn, r_closed) y (uid, provider, round_id, game, bet, refund, win, turnover, closed)
    on conflict (uid, provider, round_id) do update set bet = excluded.bet, refund = excluded.refund, win = excluded.win,
      turnover = excluded.turnover, closed_at = coalesce(x.closed_at, excluded.closed_at);
  end if;
  if j > 0 then
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
    select y.uid, 'PHP', y.seq, y.kind, y.source, y.destination, y.amount, y.balance, y.turnover, y.provider, y.reference, y.round_id, y.game, at_now, y.hash
    from unnest(j_uid, j_seq, j_kind, j_src, j_dst, j_amount, j_bal, j_trn, j_prov, j_ref, j_round, j_game, j_hash)
      y (uid, seq, kind, source, destination, amount, balance, turnover, provider, reference, round_id, game, hash);
    update wallet x set balance = y.balance, turnover = y.turnover, version = y.version, head = y.head, limits = y.limits::play_limit[]
    from unnest(w_uid, w_bal, w_trn, w_ver, w_head, w_limits) y (uid, balance, turnover, version, head, limits)
    where x.uid = y.uid and x.asset = 'PHP';
  end if;
  return query select g::integer, o_res[g], o_again[g], o_bal[g], o_orig[g], o_seq[g] from generate_series(1, count_) g;
end $$;
