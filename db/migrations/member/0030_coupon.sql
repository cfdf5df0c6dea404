-- Cashback tickets that a member was given, numbered by member. One that is kept for a deposit comes back when the
-- deposit ends unpaid; one that was used says what it brought.
create table coupon (
  uid bigint not null,
  place integer not null check (place > 0),
  given_at timestamptz not null,
  -- For which it is kept, or with which it was used.
  deposit_id uuid unique,
  used_at timestamptz,
  bonus bigint check (bonus > 0 and bonus % 100 = 0),
  primary key (uid, place),
  check ((used_at is null) = (bonus is null)),
  check (used_at is null or deposit_id is not null)
);
create index coupon_left on coupon (uid, place) where deposit_id is null;
