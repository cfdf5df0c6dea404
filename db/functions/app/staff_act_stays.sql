create or replace function staff_act_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what staff did is never changed';
end $$;
