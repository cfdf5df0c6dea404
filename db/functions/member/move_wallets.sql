-- Brings the wallets of a set to where their last commands leave them, with what is used of the members' limits.
create or replace function move_wallets(_uids bigint[], _is_last boolean[], _balances bigint[], _seqs bigint[], _heads bytea[],
  _staked bigint[], _won bigint[], _counts bigint[], _opened bigint[], _today date, _starts date[])
returns void language plpgsql set search_path from current as $$
begin
  update wallet x set balance = y.balance, version = y.seq, head = y.head, turnover = x.turnover + y.counted,
    open_rounds = x.open_rounds + y.opened,
    play_used = case when y.staked is null and y.won is null then x.play_used
      when x.play_used is not null then count_play(x.play_used, x.play_counted_on, _starts, coalesce(y.staked, 0), coalesce(y.won, 0)) end,
    play_counted_on = case when y.staked is null and y.won is null then x.play_counted_on
      when x.play_used is not null then greatest(x.play_counted_on, _today) end
  from (select _uids[n.place] as uid, _balances[n.place] as balance, n.seq, _heads[n.place] as head, _staked[n.place] as staked,
      _won[n.place] as won, _counts[n.place] as counted, _opened[n.place] as opened
    from unnest(_seqs) with ordinality n (seq, place) where _is_last[n.place] and n.seq is not null offset 0) y
  where x.uid = y.uid and x.asset = 'PHP';
end $$;
