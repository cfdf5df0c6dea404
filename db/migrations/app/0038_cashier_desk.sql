-- A gateway whose wallet of ours is empty: nothing more is sent there until it is tried again, by one.
create table payout_hold (
  gateway text primary key,
  held_since timestamptz not null,
  next_try_at timestamptz not null
);

-- One voucher that staff made worthless by itself, while it was nobody's.
alter table voucher add column voided_at timestamptz check (voided_at is null or uid is null);
