-- Closes the lot of a bonus that is given back, whose play falls away, and lets the lots behind it begin that much earlier.
-- Answers where the wallet's play must come to then. Called by write_lots alone, behind whom post_entry holds the wallet.
create or replace function return_lot(_uid bigint, _asset text, _lot bigint, _amount bigint, _turnover bigint, _by bigint,
  _at timestamptz) returns bigint
language plpgsql set search_path from current as $$
declare
  was lot; left_to_play bigint; release bigint;
begin
  select * into was from lot l where l.uid = _uid and l.asset = _asset and l.seq = _lot and l.closed_at is null;
  left_to_play := least(was.required, was.release_at - _turnover);
  if was.seq is null or left_to_play <= 0 or _amount > least(was.amount, left_to_play) then
    raise exception 'Nothing like this is left of the lot % of %.', _lot, _uid;
  end if;
  update lot l set closed_at = _at, closed_by = _by, forgiven = left_to_play
  where l.uid = _uid and l.asset = _asset and l.seq = _lot;
  update lot l set release_at = l.release_at - left_to_play
  where l.uid = _uid and l.asset = _asset and l.seq > _lot and l.closed_at is null;
  select coalesce(max(l.release_at), 0) into release from lot l
  where l.uid = _uid and l.asset = _asset and l.closed_at is null;
  return release;
end $$;
