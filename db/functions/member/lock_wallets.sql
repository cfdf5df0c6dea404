-- Locks the wallets of some members, in the order of their uids, and answers what bets ask of each. Those that somebody else holds are
-- passed over unless they are waited for. The next statement sees everything that was committed by whoever held them before.
create or replace function lock_wallets(_uids bigint[], _at timestamptz, _starts date[], _waits boolean,
  out uids bigint[], out balances bigint[], out versions bigint[], out heads bytea[], out testers boolean[], out gates integer[],
  -- Whether its time to play is not over, and the session that it shows, if that is not.
  out are_open boolean[], out sessions bytea[], out session_providers smallint[],
  -- What may still be staked under the member's limits.
  out lefts bigint[])
language plpgsql set search_path from current as $$
begin
  if _waits then
    perform from wallet w where w.uid = any (_uids) and w.asset = 'PHP' order by w.uid for update;
  end if;
  select array_agg(x.uid), array_agg(x.balance), array_agg(x.version), array_agg(x.head), array_agg(x.tester), array_agg(x.gates),
    array_agg(x.is_open), array_agg(x.shown), array_agg(x.session_provider), array_agg(play_left(x.play_most, x.used))
  into uids, balances, versions, heads, testers, gates, are_open, sessions, session_providers, lefts
  from (
    select w.uid, w.balance, w.version, w.head, w.tester, w.gates, w.play_until is null or w.play_until > _at as is_open,
      case when w.session_until > _at then w.session end as shown, w.session_provider,
      w.play_most, count_play(w.play_used, w.play_counted_on, _starts, 0, 0) as used
    from wallet w where w.uid = any (_uids) and w.asset = 'PHP' order by w.uid for update skip locked
  ) x;
end $$;
