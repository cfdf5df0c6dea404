-- An attempt to pay in. The row is there before the gateway is asked; its id is the reference that the gateway knows it by, and
-- the name of its one posting. What the channel was called when it was made is kept, whatever becomes of the channel.
create table deposit (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  channel text not null,
  channel_name text not null,
  channel_img text not null,
  gateway text not null,
  instrument text not null,
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  wants_cashback boolean not null,
  status text not null default 'pending' check (status in ('pending', 'completed', 'canceled', 'timeout')),
  -- Of the few a member may have open at once: two at the same moment cannot take one place.
  open_place smallint check (open_place between 1 and 5),
  pay_url text not null default '',
  -- Whoever asks the gateway for a page to pay on has until then, and nobody else asks meanwhile.
  opening_until timestamptz,
  -- What it was credited with, by the gateway's own name.
  payment_id text,
  -- The money came when the time was over already.
  is_late boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When the gateway was last asked because somebody looked.
  looked_at timestamptz,
  -- When the gateway is to be asked next, whoever looks or not. Null once there is nothing left to ask.
  next_check_at timestamptz,
  -- When somebody went back from the gateway's page without paying. Whoever asks about the deposit then has the page closed,
  -- also where the gateway could not be asked at that moment.
  left_at timestamptz,
  -- When money was found that does not fit it. From then on it holds none of its member's places, although its page may still
  -- be paid on: whoever paid wrongly waits for a person, and must not wait for a place too.
  break_at timestamptz,
  constraint deposit_place check ((status = 'pending' and break_at is null) = (open_place is not null)),
  constraint deposit_check1 check ((status = 'pending') = (ended_at is null)),
  constraint deposit_check2 check ((status = 'completed') = (payment_id is not null))
);
create unique index deposit_open_place on deposit (uid, open_place);
create index deposit_newest on deposit (uid, created_at desc, id desc);
create index deposit_next_check on deposit (next_check_at) where next_check_at is not null;
-- For those who look at deposits over all members, and for comparing a day with what gateways say of it.
create index deposit_all on deposit (created_at desc, id desc);
create index deposit_amount on deposit (amount, id);
create index deposit_ended on deposit (gateway, ended_at) where status = 'completed';

-- Cashback tickets that a member was given, numbered by member. A ticket goes with the deposit that is paid first, and then
-- says what it brought.
create table coupon (
  uid bigint not null,
  place integer not null check (place > 0),
  given_at timestamptz not null,
  deposit_id uuid unique,
  used_at timestamptz,
  bonus bigint check (bonus > 0 and bonus % 100 = 0),
  primary key (uid, place),
  constraint coupon_check check ((used_at is null) = (bonus is null)),
  constraint coupon_used check ((used_at is null) = (deposit_id is null))
);
create index coupon_left on coupon (uid, place) where deposit_id is null;

-- What a member was credited for vouchers. The row and the posting of its name are one commit.
create table voucher_credit (
  id uuid primary key,
  uid bigint not null,
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null
);
create index voucher_credit_newest on voucher_credit (uid, credited_at desc, id desc);
create index voucher_credit_day on voucher_credit (credited_at) include (amount);
