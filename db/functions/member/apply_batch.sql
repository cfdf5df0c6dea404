-- Applies what is plain in a batch, as one set; the rest is left without an outcome, and goes by the rules (features/wallet,
-- `judge.rules.ts`). Of a wallet that somebody else holds, unless it is waited for, all is held. A bet goes with the set that brings no win and does not close its round, if its key and
-- its round are new, its session is the one its wallet shows, and its wallet may bet; the settling of a bet by its id if its key is new, the bet
-- stands and is not settled, and its round is open. All of a wallet's commands go with the set or none, so that they keep
-- their order, and only if all of their stakes fit together without the wins among them.
create or replace function apply_batch(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (held boolean[], outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  total integer := cardinality(_commands); taken integer; wallets integer := 0; updated integer;
  locked locked_wallet[]; plain plain_command[]; c plain_command; head bytea; moved bigint;
  has_bets boolean := false; has_wins boolean := false; has_names boolean := false;
  known bigint[];
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
  -- Wallets and commands are both in the order of uids, so a wallet is found by its number. Where one is missing those behind it
  -- are not found so, and their commands go one by one. The lookups stay index scans whatever the tables' statistics say.
  plain := array(
    select row(p.o, p.uid, p.kind, p.provider, p.tx, p.ref, p.round, p.game, p.amount, p.flags, p.print, p.bet_ref, p.nth, p.many, p.moved,
      case when (p.wallet).tester then 0 else p.counted end, p.bet_won, p.round_won,
      p.place, (p.wallet).balance, (p.wallet).version, (p.wallet).tester,
      (p.wallet).turnover + case when (p.wallet).tester then 0 else p.all_counted end, (p.wallet).open_rounds + p.opened,
      case when p.nth = 1 then link((p.wallet).head, p.uid, 'PHP', (p.wallet).version + 1, p.kind, case p.kind when 1 then 0 else 1000 + p.provider end,
        case p.kind when 1 then 1000 + p.provider else 0 end, p.amount, (p.wallet).balance + p.moved,
        case when (p.wallet).tester then 0 else p.counted end, _now_ms, p.provider, p.tx, p.round) end,
      case when p.won > 0 and a.used is not null then count_play(a.used, today, starts, 0, p.won) else a.used end,
      case when p.staked is null and p.won is null then (p.wallet).play_counted_on else greatest((p.wallet).play_counted_on, today) end
    )::plain_command
    from (
      select n.*, bool_and(n.is_plain) over whole as is_whole, count(*) over whole as many, row_number() over whole as nth,
        (sum(n.amount) filter (where n.kind = 1) over whole)::bigint as staked,
        (sum(n.amount) filter (where n.kind = 2 and not n.is_free) over whole)::bigint as won,
        (sum(n.counted) over whole)::bigint as all_counted, sum(n.opens) over whole as opened
      from (
        select i.*, l.wallet, l.place, r.win + i.amount as round_won, b.won + i.amount as bet_won, i.kind = 2 and r.free as is_free,
          case i.kind when 1 then -i.amount else i.amount end as moved,
          case when i.kind = 1 then 1 when i.flags & 1 = 1 then -1 else 0 end as opens,
          case when i.kind = 1 or i.flags & 1 = 0 then 0
            when r.two_sided then least(r.bet - r.refund, abs(r.win + i.amount - (r.bet - r.refund))) else r.bet - r.refund end as counted,
          -- Never unknown: beside what is plain that would count for nothing.
          coalesce((l.wallet).uid = i.uid and i.win is null and i.refuse is null and case i.kind
            when 1 then i.flags & 1091 = 0 and coalesce(i.bet_ref, i.tx) = i.tx and r.uid is null
              and (l.wallet).gates = 0 and coalesce((l.wallet).play_until > at_now, true)
              and (i.flags & 128 = 0 or (l.wallet).session = decode(i.session, 'hex') and (l.wallet).session_provider = i.provider
                and (l.wallet).session_until > at_now)
            when 2 then i.flags & 1024 = 0 and (i.flags & 512 = 0 or i.game <> 0) and (l.wallet).gates & 1 = 0 and b.tx_id is not null
              and r.closed_at is null
              and not exists (select from command x where x.provider = i.provider and x.kind = 1 and x.tx_id = i.tx and x.fingerprint is null offset 0)
            else false
          end, false) as is_plain
        from (
          select n.*, dense_rank() over (order by n.uid) as rank
          from (select * from unnest(_commands) with ordinality
            n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
            order by n.uid, n.o) n
        ) i
        cross join lateral (select locked[i.rank].* offset 0) l
        left join lateral (select * from round x where i.kind <= 2 and x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
          offset 0) r on true
        left join lateral (select * from command x where i.kind = 2 and x.provider = i.provider and x.kind = 1 and x.tx_id = i.ref
          and x.uid = i.uid and x.round_id = i.round and x.fingerprint is not null and x.outcome = 0 and x.state = 0 offset 0) b on true
      ) n
      window whole as (partition by n.uid order by n.o rows between unbounded preceding and unbounded following)
    ) p
    cross join lateral (select case when (p.wallet).play_most is null or p.staked is null and p.won is null then (p.wallet).play_used
      else count_play((p.wallet).play_used, (p.wallet).play_counted_on, starts, coalesce(p.staked, 0), 0) end as used offset 0) a
    where p.is_whole
      and (p.staked is null or (p.wallet).balance >= p.staked and (a.used is null or not exceeds_play(a.used, (p.wallet).play_most)))
    order by p.uid, p.o);
  taken := cardinality(plain);
  outcomes := array_fill(null::smallint, array[total]); replays := array_fill(false, array[total]);
  balances := array_fill(0::bigint, array[total]); originals := balances; seqs := array_fill(null::bigint, array[total]);
  held := replays;
  if cardinality(locked) < (select count(distinct n.uid) from unnest(_commands) n) then
    known := array(select (x.wallet).uid from unnest(locked) x);
    held := array(select not n.uid = any (known) and exists (select from wallet x where x.uid = n.uid and x.asset = 'PHP')
      from unnest(_commands) with ordinality
      n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o) order by n.o);
  end if;
  if taken = 0 then
    return next;
    return;
  end if;

  for k in 1 .. taken loop
    c := plain[k];
    -- The first of a wallet is chained to what was before the set, each other one to the one before it.
    if c.nth > 1 then
      moved := moved + c.moved;
      c.moved := moved;
      c.head := link(head, c.uid, 'PHP', c.version + c.nth, c.kind, case c.kind when 1 then 0 else 1000 + c.provider end,
        case c.kind when 1 then 1000 + c.provider else 0 end, c.amount, c.balance + c.moved, c.counted, _now_ms, c.provider, c.tx, c.round);
      plain[k] := c;
    else
      wallets := wallets + 1;
      moved := c.moved;
    end if;
    head := c.head;
    if c.kind = 2 then
      has_wins := true;
    else
      has_bets := true;
      has_names := has_names or c.sent_ref is not null;
    end if;
    outcomes[c.place] := 0; balances[c.place] := c.balance + c.moved; seqs[c.place] := c.version + c.nth;
  end loop;
  originals := balances;

  -- A name that is used already is found by the key itself: of what comes twice nearly everything is told by its round or its bet
  -- before, and what is not takes the set back.
  <<names>>
  begin
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at, sent_ref)
    select x.provider, x.kind, x.tx, x.uid, x.print, 0, 0, x.amount, 0, x.balance + x.moved, x.version + x.nth, x.round, at_now, x.sent_ref
    from unnest(plain) x;
  exception when unique_violation then
    outcomes := array_fill(null::smallint, array[total]); balances := array_fill(0::bigint, array[total]); originals := balances;
    seqs := array_fill(null::bigint, array[total]);
    return next;
    return;
  end names;
  if has_bets then
    insert into round
    select x.uid, x.provider, x.round, x.game, x.amount, 0, 0, 0, at_now, null, 0, 1, false, x.flags & 4 <> 0, x.tester
    from unnest(plain) x where x.kind = 1;
  end if;
  if has_names then
    insert into bet_reference
    select x.sent_ref, x.provider, x.tx, x.uid from unnest(plain) x where x.kind = 1 and x.sent_ref is not null on conflict do nothing;
  end if;
  if has_wins then
    update command x set state = 1, won = y.bet_won
    from unnest(plain) y where y.kind = 2 and x.provider = y.provider and x.kind = 1 and x.tx_id = y.ref;
    update round x set win = y.round_won, turnover = y.counted, closed_at = case when y.flags & 1 = 1 then at_now end, tester = y.tester
    from unnest(plain) y where y.kind = 2 and x.uid = y.uid and x.provider = y.provider and x.round_id = y.round;
  end if;
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  select x.uid, 'PHP', x.version + x.nth, x.kind, case x.kind when 1 then 0 else 1000 + x.provider end,
    case x.kind when 1 then 1000 + x.provider else 0 end, x.amount, x.balance + x.moved, x.counted, x.provider, x.tx, x.round, x.game, at_now, x.head
  from unnest(plain) x;
  update wallet x set balance = y.balance + y.moved, turnover = y.turnover, open_rounds = y.open_rounds, version = y.version + y.many,
    head = y.head, play_used = y.play_used, play_counted_on = case when y.play_used is not null then y.play_counted_on end
  from unnest(plain) y where x.ctid = y.wallet_place and x.uid = y.uid and x.asset = 'PHP' and y.nth = y.many;
  get diagnostics updated = row_count;
  if updated <> wallets then raise exception 'a locked wallet is not where it was' using errcode = '40001'; end if;
  return next;
end $$;
