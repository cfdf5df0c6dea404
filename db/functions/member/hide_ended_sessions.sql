-- A session that is taken away, or ends at another time than its wallet shows, is shown no more either: its bets are then looked for.
create or replace function hide_ended_sessions() returns trigger language plpgsql set search_path from current as $$
begin
  update wallet w set session = null, session_provider = null, session_until = null
  from ended e
  where w.uid = e.uid and w.asset = 'PHP' and w.session = e.token_hash
    and (tg_op = 'DELETE' or e.ended_at is not null or e.expires_at <> w.session_until);
  return null;
end $$;
