-- Most of what providers send are bets that nothing speaks against: new ones, each the first of its round, by members who may
-- bet. These are applied as one set. Whatever else comes is applied one by one by `apply_commands`, whose rules they are.

-- A bet of a set, with its wallet as it was before the set and the place of that on the disk.
create type plain_bet as (
  place integer, uid bigint, provider smallint, tx text, round text, game integer, amount bigint, flags integer, print uuid, bet_ref text,
  -- Which of its wallet's bets it is, of how many; what was staked up to it, and by all of them.
  nth integer, many integer, spent bigint, total bigint,
  wallet_place tid, balance bigint, version bigint, open_rounds integer, tester boolean, limits play_limit[],
  -- The end of the wallet's chain with this bet in it.
  head bytea
);

-- Applies a batch as `apply_commands` does. A bet that does not close its round, brings no win and is known by no other name,
-- goes with the set if its key and its round are new, its session is open and its wallet may bet. All of a wallet's
-- commands go with the set or none, so that they keep their order, and only if all of their stakes fit together.
create function apply_batch(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  total integer := cardinality(_commands); taken integer; wallets integer := 0; updated integer;
  locked locked_wallet[]; plain plain_bet[]; b plain_bet; head bytea; is_named boolean := false;
  -- What is applied one by one, where in the batch that stands, and what it comes to.
  others wallet_command[]; places bigint[]; one_by_one record;
begin
  if not exists (select from unnest(_commands) n where n.kind = 1 and n.flags & 1091 = 0 and n.win is null) then
    select a.* into outcomes, replays, balances, originals, seqs from apply_commands(_commands, _now_ms, _waits) a;
    return next;
    return;
  end if;
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
    select row(p.o, p.uid, p.provider, p.tx, p.round, p.game, p.amount, p.flags, p.print, p.bet_ref, p.nth::integer, p.many::integer, p.spent, p.total,
      l.place, (l.wallet).balance, (l.wallet).version, (l.wallet).open_rounds, (l.wallet).tester, a.limits,
      case when p.nth = 1 then link((l.wallet).head, p.uid, 'PHP', (l.wallet).version + 1, 1::smallint, 0, 1000 + p.provider, p.amount,
        (l.wallet).balance - p.amount, 0, _now_ms, p.provider, p.tx, p.round) end)::plain_bet
    from (
      select c.*, bool_and(c.is_plain) over whole as is_whole, count(*) over whole as many, row_number() over running as nth,
        (sum(c.amount) over running)::bigint as spent, (sum(c.amount) over whole)::bigint as total,
        dense_rank() over (order by c.uid) as rank
      from (
        select n.*, n.kind = 1 and n.flags & 1091 = 0 and n.win is null and n.refuse is null
          and coalesce(n.bet_ref, n.tx) = n.tx
          and not exists (select from command x where x.provider = n.provider and x.kind = 1 and x.tx_id = n.tx offset 0)
          and not exists (select from round x where x.uid = n.uid and x.provider = n.provider and x.round_id = n.round offset 0)
          and (n.flags & 128 = 0 or exists (select from game_session x where x.token_hash = decode(n.session, 'hex') and x.uid = n.uid
            and x.provider = n.provider and x.ended_at is null and x.expires_at > at_now offset 0)) as is_plain
        from unnest(_commands) with ordinality
          n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
      ) c
      window running as (partition by c.uid order by c.o),
        whole as (partition by c.uid order by c.o rows between unbounded preceding and unbounded following)
    ) p
    cross join lateral (select locked[p.rank].* offset 0) l
    cross join lateral (select case when (l.wallet).limits is not null then count_play((l.wallet).limits, starts, null, p.total, 0) end as limits
      offset 0) a
    where p.is_whole and (l.wallet).uid = p.uid and (l.wallet).gates = 0 and coalesce((l.wallet).play_until > at_now, true)
      and (l.wallet).balance >= p.total and (a.limits is null or not exceeds_play(a.limits))
    order by p.uid, p.o);
  taken := cardinality(plain);
  outcomes := array_fill(null::smallint, array[total]); replays := array_fill(false, array[total]);
  balances := array_fill(0::bigint, array[total]); seqs := array_fill(null::bigint, array[total]);
  for k in 1 .. taken loop
    b := plain[k];
    -- The first of a wallet is chained to what was before the set, each other one to the one before it.
    if b.nth > 1 then
      b.head := link(head, b.uid, 'PHP', b.version + b.nth, 1::smallint, 0, 1000 + b.provider, b.amount, b.balance - b.spent, 0, _now_ms,
        b.provider, b.tx, b.round);
      plain[k].head := b.head;
    end if;
    head := b.head;
    wallets := wallets + (b.nth = 1)::integer;
    is_named := is_named or b.bet_ref is not null;
    outcomes[b.place] := 0; balances[b.place] := b.balance - b.spent; seqs[b.place] := b.version + b.nth;
  end loop;
  originals := balances;
  if taken > 0 then
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at, sent_ref)
    select x.provider, 1, x.tx, x.uid, x.print, 0, 0, x.amount, 0, x.balance - x.spent, x.version + x.nth, x.round, at_now, x.bet_ref
    from unnest(plain) x;
    insert into round
    select x.uid, x.provider, x.round, x.game, x.amount, 0, 0, 0, at_now, null, 0, 1, false, x.flags & 4 <> 0, x.tester from unnest(plain) x;
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
    select x.uid, 'PHP', x.version + x.nth, 1, 0, 1000 + x.provider, x.amount, x.balance - x.spent, 0, x.provider, x.tx, x.round, x.game,
      at_now, x.head
    from unnest(plain) x;
    update wallet x set balance = y.balance - y.total, open_rounds = y.open_rounds + y.many, version = y.version + y.many, head = y.head,
      limits = y.limits
      from unnest(plain) y where x.ctid = y.wallet_place and x.uid = y.uid and x.asset = 'PHP' and y.nth = y.many;
    get diagnostics updated = row_count;
    if updated <> wallets then raise exception 'a locked wallet is not where it was' using errcode = '40001'; end if;
  end if;
  if is_named then
    insert into bet_reference select x.bet_ref, x.provider, x.tx, x.uid from unnest(plain) x where x.bet_ref is not null on conflict do nothing;
  end if;

  if taken < total then
    select array_agg(row(n.uid, n.kind, n.provider, n.tx, n.ref, n.round, n.game, n.amount, n.win, n.flags, n.refuse, n.print, n.session,
      n.bet_ref)::wallet_command order by n.o), array_agg(n.o order by n.o) into others, places
    from unnest(_commands) with ordinality
      n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
    where outcomes[n.o] is null;
    select a.* into one_by_one from apply_commands(others, _now_ms, _waits) a;
    for k in 1 .. total - taken loop
      outcomes[places[k]] := one_by_one.outcomes[k]; replays[places[k]] := one_by_one.replays[k];
      balances[places[k]] := one_by_one.balances[k]; originals[places[k]] := one_by_one.originals[k];
      seqs[places[k]] := one_by_one.seqs[k];
    end loop;
  end if;
  return next;
end $$;

-- Applies a batch, and leaves an alarm for each outcome that somebody should know of.
create or replace function apply_aloud(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
declare
  alarming constant smallint[] := '{20,22,23,24,26,28}';
  alarms constant text[] := '{TX_CONFLICT,TX_ROLLED_BACK,ALREADY_SETTLED,ROUND_CLOSED,BALANCE_TOO_LOW,NOT_A_BET}';
  acts constant text[] := '{bet,settle,rollback,promo,adjust,close}';
begin
  select a.* into outcomes, replays, balances, originals, seqs from apply_batch(_commands, _now_ms, _waits) a;
  if outcomes && alarming then
    insert into alarm (kind, subject, detail, at)
    select alarms[array_position(alarming, outcomes[c.place])],
      concat_ws(' ', coalesce(p.code, c.provider::text), acts[c.kind], c.tx),
      jsonb_build_object('provider', coalesce(p.code, c.provider::text), 'command', acts[c.kind], 'txId', c.tx, 'roundId', c.round),
      to_timestamp(_now_ms / 1000.0)
    from unnest(_commands) with ordinality c (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print,
      session, bet_ref, place)
    left join provider_link p on p.id = c.provider
    where outcomes[c.place] = any (alarming) and not replays[c.place]
    on conflict do nothing;
  end if;
  return next;
end $$;
