-- Settles the bets of the wins in a set, and brings their rounds to what they have won. Rows to be written over are looked up by a list
-- that stands in a sub-select: a worker of Citus 13.2 crashes where a key is compared with an element of an array.
create or replace function write_wins(_uids bigint[], _kinds smallint[], _providers smallint[], _refs text[], _rounds text[],
  _flags integer[], _testers boolean[], _seqs bigint[], _counts bigint[], _bet_wins bigint[], _round_wins bigint[], _at timestamptz)
returns void language plpgsql set search_path from current as $$
declare
  _win constant smallint := 2; _closes constant integer := 1;
begin
  update command x set state = 1, won = y.bet_won
  from (select _providers[n.place] as provider, _refs[n.place] as ref, _bet_wins[n.place] as bet_won
    from unnest(_seqs) with ordinality n (seq, place) where _kinds[n.place] = _win and n.seq is not null offset 0) y
  where x.provider = y.provider and x.kind = 1 and x.tx_id = y.ref;
  update round x set win = y.round_won, turnover = y.counted, closed_at = case when y.flags & _closes <> 0 then _at end, tester = y.tester
  from (select _uids[n.place] as uid, _providers[n.place] as provider, _rounds[n.place] as round, _flags[n.place] as flags,
      _testers[n.place] as tester, _counts[n.place] as counted, _round_wins[n.place] as round_won
    from unnest(_seqs) with ordinality n (seq, place) where _kinds[n.place] = _win and n.seq is not null offset 0) y
  where x.uid = y.uid and x.provider = y.provider and x.round_id = y.round;
end $$;
