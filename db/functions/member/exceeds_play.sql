create or replace function exceeds_play(_limits play_limit[]) returns boolean language plpgsql immutable as $$
declare l play_limit;
begin
  foreach l in array _limits loop
    if l.used > l.most then return true; end if;
  end loop;
  return false;
end $$;
