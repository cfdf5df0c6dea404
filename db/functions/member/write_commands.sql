-- Keeps the commands of a set: those that have got a number. A key that is used already is refused by the table.
create or replace function write_commands(_uids bigint[], _kinds smallint[], _providers smallint[], _txs text[], _rounds text[],
  _amounts bigint[], _prints uuid[], _bet_refs text[], _balances bigint[], _seqs bigint[], _at timestamptz) returns void
language plpgsql set search_path from current as $$
begin
  insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at, sent_ref)
  select _providers[x.place], _kinds[x.place], _txs[x.place], _uids[x.place], _prints[x.place], 0, 0, _amounts[x.place], 0,
    _balances[x.place], x.seq, _rounds[x.place], _at, _bet_refs[x.place]
  from unnest(_seqs) with ordinality x (seq, place)
  where x.seq is not null;
end $$;
