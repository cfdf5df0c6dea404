-- How much more may be staked before any limit is passed. Where there is none of a kind it holds nobody back; without any it is empty.
create or replace function play_left(_most bigint[], _used bigint[]) returns bigint language sql immutable as $$
  select least(_most[1] - _used[1], _most[2] - _used[2], _most[3] - _used[3], _most[4] - _used[4], _most[5] - _used[5], _most[6] - _used[6])
$$;
