-- Whether a posting of post_entry may be made, which holds the wallet: so nobody else ends the same or moves its money just now.
create or replace function judge_entry(_uid bigint, _asset text, _amount bigint, _moved bigint, _withdraws boolean, _source integer,
  _ended smallint, _ends text, _balance bigint, _turnover bigint, _release_at bigint) returns smallint
language plpgsql set search_path from current as $$
declare
  _done constant smallint := 0;
  _too_little constant smallint := 1;
  _not_withdrawable constant smallint := 50;
  _nothing_to_end constant smallint := 51;
  _more_than_left constant smallint := 52;
  ended command; locked bigint;
begin
  if _ended is not null then
    select c.* into ended from command c
    join journal j on j.uid = c.uid and j.asset = _asset and j.seq = c.seq and j.at = c.at and j.destination = _source
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends and c.uid = _uid and c.outcome = _done;
    if not found then return _nothing_to_end; end if;
    if _amount > ended.amount - ended.won then return _more_than_left; end if;
  end if;
  if _balance + _moved < 0 then return _too_little; end if;
  if not _withdraws then return _done; end if;
  -- A lot locks no more than it brought, whatever it asks to be played.
  select greatest(0, _release_at - _turnover)
    - coalesce(sum(greatest(0, least(l.required, l.release_at - _turnover) - l.amount)), 0) into locked
  from lot l
  where l.uid = _uid and l.asset = _asset and l.closed_at is null and l.required > l.amount and l.release_at > _turnover;
  return case when _amount > _balance - locked then _not_withdrawable else _done end;
end $$;
