-- The largest wins of a Manila day. A round that is taken back leaves the list with its record. What is below ₱100 is in no list.
create index bet_record_wins on bet_record (((settled_at at time zone 'Asia/Manila')::date), win desc, settled_at, uid, seq)
  where status = 1 and win >= 1000000 and not tester and not is_free;
-- And those of one member.
create index bet_record_own_wins on bet_record (uid, ((settled_at at time zone 'Asia/Manila')::date), win desc)
  where status = 1 and win >= 1000000 and not tester and not is_free;
