-- Posts the commands of a set.
create or replace function write_postings(_uids bigint[], _kinds smallint[], _providers smallint[], _txs text[], _rounds text[],
  _games integer[], _amounts bigint[], _balances bigint[], _seqs bigint[], _counts bigint[], _heads bytea[], _at timestamptz)
returns void language plpgsql set search_path from current as $$
declare
  _bet constant smallint := 1;
begin
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  select _uids[x.place], 'PHP', x.seq, _kinds[x.place], case _kinds[x.place] when _bet then 0 else 1000 + _providers[x.place] end,
    case _kinds[x.place] when _bet then 1000 + _providers[x.place] else 0 end, _amounts[x.place], _balances[x.place], _counts[x.place],
    _providers[x.place], _txs[x.place], _rounds[x.place], _games[x.place], _at, _heads[x.place]
  from unnest(_seqs) with ordinality x (seq, place)
  where x.seq is not null;
end $$;
