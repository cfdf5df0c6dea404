-- The limits with their periods brought to now (_starts: the first days of this day, week and month in Manila), and a
-- stake and a win added. A period never goes back, whatever a clock says. A stake that is given back (less than nothing)
-- says when it was staked and counts in that period alone: yesterday's must not make room today, nor may one of before
-- the limit make more than there is.
create or replace function count_play(_limits play_limit[], _starts date[], _staked_on date, _stake bigint, _won bigint)
returns play_limit[] language plpgsql immutable as $$
declare l play_limit;
begin
  for i in 1 .. cardinality(_limits) loop
    l := _limits[i];
    if l.since < _starts[l.period] then l.since := _starts[l.period]; l.used := 0; end if;
    if _staked_on is null or _staked_on >= l.since then l.used := l.used + _stake; end if;
    if l.counts = 2 then l.used := l.used - _won; else l.used := greatest(0, l.used); end if;
    _limits[i] := l;
  end loop;
  return _limits;
end $$;
