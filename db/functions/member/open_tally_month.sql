-- Makes the partitions of the tallies for one month, if they are not there. What was kept for that month in none is moved into
-- them: they could not be made beside it. Readers wait meanwhile, since they write what is locked here.
create or replace function open_tally_month(_month date) returns void
language plpgsql security definer set search_path from current set lock_timeout = '1s' as $$
declare
  _table text;
  _until date := _month + interval '1 month';
begin
  foreach _table in array array['tally_game', 'tally_money'] loop
    execute format('lock table %I in access exclusive mode', _table);
    continue when to_regclass(_table || to_char(_month, '_YYYY_MM')) is not null;
    execute format('create table %I (like %I including all)', _table || to_char(_month, '_YYYY_MM'), _table);
    execute format('insert into %I select * from %I where day >= %L and day < %L',
      _table || to_char(_month, '_YYYY_MM'), _table || '_kept', _month, _until);
    execute format('delete from %I where day >= %L and day < %L', _table || '_kept', _month, _until);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)',
      _table, _table || to_char(_month, '_YYYY_MM'), _month, _until);
  end loop;
end $$;
