-- What the first door of the ledger needs to know more: what a provider called its command, and what a win that is taken
-- back leaves of the limits it was counted in. The door itself is made anew in 0070, where refusals are chained too.

-- What was sent beside the id, where the dialect has a reference of its own, and whether it was sent as a promotion: a
-- provider that asks what became of its commands is told in its own words.
alter table command add column sent_ref text collate "C", add column sent_promo boolean;
create index command_sent_ref on command (sent_ref, provider) where sent_ref is not null;
update command c set sent_ref = n.bet_ref from bet_reference n
where n.provider = c.provider and n.tx_id = c.tx_id and c.kind = 1 and c.fingerprint is not null;

-- A member's withdrawals alone: only they are ever asked how they stand, and deposits and bonuses lie between them.
create index journal_list_held on journal (uid, at desc, seq desc) where kind = 11;

-- A round in which no bet stands and nothing is won came to nothing, also where its bets were free: records that are as
-- their rounds are now, and say otherwise, with the sums of their days. Those that are not, their reader makes anew.
create temp table misread on commit drop as
select b.*, case when r.bets = 0 and r.win = 0 then 2 when r.closed_at is null then 0 else 1 end as is_status
from bet_record b join round r on r.uid = b.uid and r.provider = b.provider and r.round_id = b.round_id
where (r.bet, r.refund, r.win) = (b.bet, b.refund, b.win) and r.closed_at is not distinct from b.settled_at
  and b.status <> case when r.bets = 0 and r.win = 0 then 2 when r.closed_at is null then 0 else 1 end;
update bet_record b set status = m.is_status from misread m where m.uid = b.uid and m.seq = b.seq;
insert into bet_day as d (uid, day, game_type, status, rounds, bet, win)
select uid, (opened_at at time zone 'Asia/Manila')::date, game_type, moved.status, sum(sign), sum(sign * (bet - refund)),
  sum(sign * win)
from misread m, lateral (values (m.status, -1), (m.is_status::smallint, 1)) moved (status, sign) group by 1, 2, 3, 4
on conflict (uid, day, game_type, status) do update
  set rounds = d.rounds + excluded.rounds, bet = d.bet + excluded.bet, win = d.win + excluded.win;
insert into game_day as d (game, day, rounds, bet, win, bet_squares, win_squares, products)
select game, (settled_at at time zone 'Asia/Manila')::date, sum(sign), sum(sign * (bet - refund)), sum(sign * win),
  sum(sign * (bet - refund)::numeric ^ 2), sum(sign * win::numeric ^ 2), sum(sign * (bet - refund)::numeric * win)
from misread m, lateral (values (m.status, -1), (m.is_status::smallint, 1)) moved (status, sign)
where moved.status = 1 and not tester and settled_at is not null group by 1, 2
on conflict (game, day) do update set rounds = d.rounds + excluded.rounds, bet = d.bet + excluded.bet,
  win = d.win + excluded.win, bet_squares = d.bet_squares + excluded.bet_squares,
  win_squares = d.win_squares + excluded.win_squares, products = d.products + excluded.products;
drop table misread;

-- Adds a stake, which is less than nothing where it is given back, and takes a win back from each limit into whose time it
-- was counted. What a round won since may be that of another of its bets too: a limit is kept rather than opened. A win is
-- no later than the close of its round but for as much as two clocks differ.
create function take_back_play(_limits play_limit[], _starts date[], _staked_on date, _stake bigint, _won bigint,
  _uid bigint, _provider smallint, _round text, _opened timestamptz, _closed timestamptz)
returns play_limit[] language plpgsql stable set search_path from current as $$
declare l play_limit; counted bigint;
begin
  for i in 1 .. cardinality(_limits) loop
    l := _limits[i];
    if l.since < _starts[l.period] then l.since := _starts[l.period]; l.used := 0; end if;
    if _staked_on is null or _staked_on >= l.since then l.used := l.used + _stake; end if;
    counted := _won;
    if l.counts = 2 and _won > 0 and _opened < l.since::timestamp at time zone 'Asia/Manila' then
      select least(_won, coalesce(sum(j.amount), 0)) into counted from journal j
      where j.uid = _uid and j.asset = 'PHP' and j.kind = 2 and j.provider = _provider and j.round_id = _round
        and j.at >= l.since::timestamp at time zone 'Asia/Manila' and j.at < coalesce(_closed + interval '7 days', 'infinity');
    end if;
    if l.counts = 2 then l.used := l.used + counted; else l.used := greatest(0, l.used); end if;
    _limits[i] := l;
  end loop;
  return _limits;
end $$;

-- A batch of wallet commands, with an alarm for each answer that says that provider and ledger know different histories.
-- One that was given before was told before.
create or replace function apply_aloud(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
declare
  alarming constant smallint[] := '{20,22,23,24,26,28}';
  alarms constant text[] := '{TX_CONFLICT,TX_ROLLED_BACK,ALREADY_SETTLED,ROUND_CLOSED,BALANCE_TOO_LOW,NOT_A_BET}';
  acts constant text[] := '{bet,settle,rollback,promo,adjust,close}';
begin
  select a.* into outcomes, replays, balances, originals, seqs from apply_commands(_commands, _now_ms, _waits) a;
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
