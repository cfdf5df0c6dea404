-- Applies what is plain in a batch, as one set; the rest is left without an outcome, and goes by the rules (features/wallet,
-- `judge.rules.ts`). Of a wallet that somebody else holds, unless it is waited for, all is held.
create or replace function apply_batch(_uids bigint[], _kinds smallint[], _providers smallint[], _txs text[], _refs text[], _rounds text[],
  _games integer[], _amounts bigint[], _wins bigint[], _flags integer[], _refusals smallint[], _prints uuid[], _sessions text[],
  _bet_refs text[], _now_ms bigint, _waits boolean)
returns table (held boolean[], outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  _bet constant smallint := 1; _win constant smallint := 2;
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  total integer := cardinality(_uids);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  w record; s record; there bigint[]; heads bytea[];
begin
  select * into w from lock_wallets(_uids, at_now, starts, _waits);
  replays := array_fill(false, array[total]);
  held := replays;
  if cardinality(w.uids) is distinct from (select count(distinct u) from unnest(_uids) u) then
    there := array(select x.uid from wallet x where x.uid = any (_uids) and x.asset = 'PHP');
    held := array(select n.uid = any (there) and not n.uid = any (coalesce(w.uids, '{}')) from unnest(_uids) with ordinality n (uid, o) order by n.o);
  end if;
  select * into s from judge_set(_uids, _kinds, _providers, _txs, _refs, _rounds, _games, _amounts, _wins, _flags, _refusals,
    _sessions, _bet_refs, w.uids, w.balances, w.versions, w.heads, w.testers, w.gates, w.are_open, w.sessions, w.session_providers,
    w.lefts, _now_ms);
  outcomes := s.outcomes; balances := s.balances; seqs := s.seqs; heads := s.heads;
  -- The first of a wallet is chained to what was before the set, each other one to the one before it.
  if s.has_later then
    for k in 1 .. total loop
      if seqs[k] is not null and heads[k] is null then
        balances[k] := balances[s.befores[k]] + case _kinds[k] when _bet then -_amounts[k] else _amounts[k] end;
        heads[k] := link_play(heads[s.befores[k]], _uids[k], seqs[k], _kinds[k], _amounts[k], balances[k], s.counts[k], _now_ms,
          _providers[k], _txs[k], _rounds[k]);
      end if;
    end loop;
  end if;
  originals := balances;
  if array_position(outcomes, 0::smallint) is null then
    return next;
    return;
  end if;

  -- A name that is used already is found by the key itself: of what comes twice nearly everything is told by its round or its bet
  -- before, and what is not takes the set back.
  begin
    perform write_commands(_uids, _kinds, _providers, _txs, _rounds, _amounts, _prints, _bet_refs, balances, seqs, at_now);
  exception when unique_violation then
    outcomes := array_fill(null::smallint, array[total]); balances := array_fill(0::bigint, array[total]); originals := balances;
    seqs := array_fill(null::bigint, array[total]);
    return next;
    return;
  end;
  if _bet = any (_kinds) then
    perform write_bets(_uids, _kinds, _providers, _txs, _rounds, _games, _amounts, _flags, s.testers, seqs, _bet_refs, at_now);
  end if;
  if _win = any (_kinds) then
    perform write_wins(_uids, _kinds, _providers, _refs, _rounds, _flags, s.testers, seqs, s.counts, s.bet_wins, s.round_wins, at_now);
  end if;
  perform write_postings(_uids, _kinds, _providers, _txs, _rounds, _games, _amounts, balances, seqs, s.counts, heads, at_now);
  perform move_wallets(_uids, s.is_last, balances, seqs, heads, s.all_staked, s.all_won, s.all_counted, s.all_opened, today, starts);
  return next;
end $$;
