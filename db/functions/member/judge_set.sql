-- What each command of a batch makes of its wallet, if it is plain; elements are empty where it is not. A bet is plain that brings no
-- win and does not close its round, if its round is new, its session is the one its wallet shows, and its wallet may bet; so is the
-- settling of a bet by its id if the bet stands and is not settled, and its round is open. All of a wallet's commands are plain or
-- none, so that they keep their order, and only if all of their stakes fit together without the wins among them.
create or replace function judge_set(_uids bigint[], _kinds smallint[], _providers smallint[], _txs text[], _refs text[], _rounds text[],
  _games integer[], _amounts bigint[], _wins bigint[], _flags integer[], _refusals smallint[], _sessions text[], _bet_refs text[],
  _wallets bigint[], _balances bigint[], _versions bigint[], _heads bytea[], _testers boolean[], _gates integer[], _are_open boolean[],
  _shown bytea[], _session_providers smallint[], _lefts bigint[], _now_ms bigint,
  -- The number of a command's posting, and the command before it of the same wallet. The balance behind a wallet's first command, and
  -- the end of the chain with it: those of the others follow from it.
  out outcomes smallint[], out seqs bigint[], out befores integer[], out balances bigint[], out heads bytea[], out has_later boolean,
  out testers boolean[],
  -- What a command counts as turnover, and of a win what its bet and its round have won with it.
  out counts bigint[], out bet_wins bigint[], out round_wins bigint[],
  -- Of a wallet as a whole: which command is its last, and what all of its commands stake, win, count as turnover and open.
  out is_last boolean[], out all_staked bigint[], out all_won bigint[], out all_counted bigint[], out all_opened bigint[])
language plpgsql set search_path from current as $$
declare
  -- Kinds, flags, and what keeps a wallet from bets and from everything.
  _bet constant smallint := 1; _win constant smallint := 2;
  _closes constant integer := 1; _free constant integer := 2; _takes constant integer := 64; _promo constant integer := 1024;
  _names_session constant integer := 128; _is_round_unsaid constant integer := 512;
  _never_plain constant integer := _closes | _free | _takes | _promo;
  _closed constant integer := 1;
begin
  with sent as (
    select n.place, n.uid, dense_rank() over (order by n.uid) as rank, _kinds[n.place] as kind, _providers[n.place] as provider,
      _txs[n.place] as tx, _refs[n.place] as ref, _rounds[n.place] as round, _games[n.place] as game, _amounts[n.place] as amount,
      _wins[n.place] as win, _flags[n.place] as flags, _refusals[n.place] as refusal, _sessions[n.place] as session, _bet_refs[n.place] as
      bet_ref
    from unnest(_uids) with ordinality n (uid, place) order by n.uid, n.place
  ), known as (
    select i.*, _wallets[i.rank] as wallet, _balances[i.rank] as balance, _versions[i.rank] as version, _heads[i.rank] as head,
      _testers[i.rank] as tester, _gates[i.rank] as gates, _are_open[i.rank] as is_open, _shown[i.rank] as shown,
      _session_providers[i.rank] as session_provider, _lefts[i.rank] as play_left,
      r.uid is not null as has_round, r.closed_at, r.two_sided, r.bet - r.refund as at_stake, r.win + i.amount as round_won,
      b.won + i.amount as bet_won, b.tx_id is not null as has_bet, i.kind = _win and r.free as is_free
    from sent i
    -- Each is looked for by its key, whatever the statistics of the tables say.
    left join lateral (select * from round x where i.kind <= _win and x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
      offset 0) r on true
    left join lateral (select * from command x where i.kind = _win and x.provider = i.provider and x.kind = _bet and x.tx_id = i.ref
      and x.uid = i.uid and x.round_id = i.round and x.fingerprint is not null and x.outcome = 0 and x.state = 0 offset 0) b on true
    offset 0
  ), judged as (
    select n.*, case n.kind when _bet then -n.amount else n.amount end as moved,
      case when n.kind = _bet then 1 when n.flags & _closes <> 0 then -1 else 0 end as opens,
      case when n.tester or n.kind = _bet or n.flags & _closes = 0 then 0
        when n.two_sided then least(n.at_stake, abs(n.round_won - n.at_stake)) else n.at_stake end as counted,
      -- Never unknown: beside what is plain that would count for nothing.
      coalesce(n.wallet = n.uid and n.win is null and n.refusal is null and case n.kind
        when _bet then n.flags & _never_plain = 0 and coalesce(n.bet_ref, n.tx) = n.tx and not n.has_round and n.gates = 0 and n.is_open
          and (n.flags & _names_session = 0 or n.shown = decode(n.session, 'hex') and n.session_provider = n.provider)
        when _win then n.flags & _promo = 0 and (n.flags & _is_round_unsaid = 0 or n.game <> 0) and n.gates & _closed = 0 and n.has_bet
          and n.closed_at is null and not exists (select from command x
            where x.provider = n.provider and x.kind = _bet and x.tx_id = n.tx and x.fingerprint is null offset 0)
        else false end, false) as is_plain
    from known n
  ), summed as (
    select n.*, bool_and(n.is_plain) over whole as is_whole, count(*) over whole as many, row_number() over whole as nth,
      lag(n.place) over whole as before,
      (sum(n.amount) filter (where n.kind = _bet) over whole)::bigint as staked,
      (sum(n.amount) filter (where n.kind = _win and not n.is_free) over whole)::bigint as won,
      (sum(n.counted) over whole)::bigint as all_counted, sum(n.opens) over whole as opened
    from judged n
    window whole as (partition by n.uid order by n.place rows between unbounded preceding and unbounded following)
  ), taken as (
    select n.*, n.is_whole and (n.staked is null or n.staked <= least(n.balance, n.play_left)) as is_taken
    from summed n order by n.place
  )
  select array_agg(case when n.is_taken then 0::smallint end), array_agg(case when n.is_taken then n.version + n.nth end),
    array_agg(n.before), array_agg(case when n.is_taken then n.balance + n.moved else 0 end),
    array_agg(case when n.is_taken and n.nth = 1 then link_play(n.head, n.uid, n.version + 1, n.kind, n.amount, n.balance + n.moved,
      n.counted, _now_ms, n.provider, n.tx, n.round) end),
    bool_or(n.is_taken and n.nth > 1), array_agg(n.tester), array_agg(n.counted), array_agg(n.bet_won), array_agg(n.round_won),
    array_agg(n.nth = n.many), array_agg(n.staked), array_agg(n.won), array_agg(n.all_counted), array_agg(n.opened)
  into outcomes, seqs, befores, balances, heads, has_later, testers, counts, bet_wins, round_wins, is_last, all_staked, all_won,
    all_counted, all_opened
  from taken n;
end $$;
