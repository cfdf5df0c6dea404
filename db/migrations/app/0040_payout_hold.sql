-- A gateway whose wallet of ours is empty: nothing more is sent there until it is tried again, by one.
create table payout_hold (
  gateway text primary key,
  held_since timestamptz not null,
  next_try_at timestamptz not null
);
