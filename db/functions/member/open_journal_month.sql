-- Makes the partition of one month, if it is not there. What lies in no month though it is of this one (a clock had run
-- ahead when it was posted) is moved into it, as it is: the partition could not be made beside it. No reader may look in
-- between, and nothing may be posted past it. Who reads the journal finds out its partitions before it waits for any of
-- them, so that it would wait here, and then look for what was moved where it is no more, and a reader would go past it
-- for good. So where something is moved, all wait for the journal itself, before they know of any partition; where nothing
-- is, nobody waits but for who posts to no month. No lock is waited for long, since others wait behind it: what could not
-- be made now is made a minute later.
create or replace function open_journal_month(_month date) returns void
language plpgsql security definer set search_path from current set lock_timeout = '1s' as $$
declare
  _name text := 'journal_' || to_char(_month, 'YYYY_MM');
  _from timestamptz := date_trunc('month', _month);
  _until timestamptz := date_trunc('month', _month) + interval '1 month';
  _moves boolean;
begin
  if to_regclass(_name) is not null then return; end if;
  -- One at a time, so that none holds what another waits for; who waited for it may find that another made it.
  lock table journal_beyond in share update exclusive mode;
  if to_regclass(_name) is not null then return; end if;
  _moves := exists (select from journal_beyond where at >= _from and at < _until);
  if _moves then lock table only journal in access exclusive mode; end if;
  lock table journal_beyond in access exclusive mode;
  -- Posted while this waited, it is moved when it is tried again.
  if not _moves and exists (select from journal_beyond where at >= _from and at < _until) then return; end if;
  execute format('create table %I (like journal including all)', _name);
  execute format('insert into %I select * from journal_beyond where at >= %L and at < %L', _name, _from, _until);
  delete from journal_beyond where at >= _from and at < _until;
  execute format('alter table journal attach partition %I for values from (%L) to (%L)', _name, _from, _until);
end $$;
