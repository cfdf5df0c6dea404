-- What is used of each limit once a stake and a win are added. Their periods are brought to now (_starts: the first days of
-- this day, week and month in Manila). A period never goes back, whatever a clock says.
create or replace function count_play(_used bigint[], _counted_on date, _starts date[], _stake bigint, _won bigint)
returns bigint[] language sql immutable as $$
  select array[
    case when _counted_on >= _starts[1] then _used[1] else 0 end + _stake,
    case when _counted_on >= _starts[2] then _used[2] else 0 end + _stake,
    case when _counted_on >= _starts[3] then _used[3] else 0 end + _stake,
    case when _counted_on >= _starts[1] then _used[4] else 0 end + _stake - _won,
    case when _counted_on >= _starts[2] then _used[5] else 0 end + _stake - _won,
    case when _counted_on >= _starts[3] then _used[6] else 0 end + _stake - _won]
$$;
