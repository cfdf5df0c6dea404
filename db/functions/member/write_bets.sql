-- Opens the rounds of the bets in a set, and keeps the other names that bets came with.
create or replace function write_bets(_uids bigint[], _kinds smallint[], _providers smallint[], _txs text[], _rounds text[],
  _games integer[], _amounts bigint[], _flags integer[], _testers boolean[], _seqs bigint[], _bet_refs text[], _at timestamptz)
returns void language plpgsql set search_path from current as $$
declare
  _bet constant smallint := 1; _two_sided constant integer := 4;
begin
  insert into round (uid, provider, round_id, game, bet, opened_at, bets, free, two_sided, tester)
  select _uids[x.place], _providers[x.place], _rounds[x.place], _games[x.place], _amounts[x.place], _at, 1, false,
    _flags[x.place] & _two_sided <> 0, _testers[x.place]
  from unnest(_seqs) with ordinality x (seq, place)
  where _kinds[x.place] = _bet and x.seq is not null;
  if cardinality(array_remove(_bet_refs, null)) > 0 then
    insert into bet_reference (bet_ref, provider, tx_id, uid)
    select _bet_refs[x.place], _providers[x.place], _txs[x.place], _uids[x.place]
    from unnest(_seqs) with ordinality x (seq, place)
    where _kinds[x.place] = _bet and _bet_refs[x.place] is not null and x.seq is not null
    on conflict do nothing;
  end if;
end $$;
