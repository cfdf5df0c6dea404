-- Drops what the tallies keep of days before the first one of a month. What is counted for such a day later, since a round was
-- taken back, goes with the next month.
create or replace function drop_tally_months(_first date) returns void
language plpgsql security definer set search_path from current set lock_timeout = '1s' as $$
declare
  _name text;
begin
  insert into tally_floor (day) values (_first)
    on conflict (is_only) do update set day = greatest(tally_floor.day, excluded.day);
  for _name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent in ('tally_game'::regclass, 'tally_money'::regclass) and c.relname ~ '_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') < _first
  loop
    execute format('drop table %I', _name);
  end loop;
  delete from tally_game where day < _first;
  delete from tally_money where day < _first;
  delete from tally_end where day < _first;
end $$;
