-- An attempt to pay in. The row is there before the gateway is asked; its id is the reference that the gateway knows it
-- by, and the name of its one posting. What it was called when it was made is kept, whatever becomes of the channel.
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
  check ((status = 'pending') = (open_place is not null)),
  check ((status = 'pending') = (ended_at is null)),
  check ((status = 'completed') = (payment_id is not null))
);
create unique index deposit_open_place on deposit (uid, open_place);
create index deposit_newest on deposit (uid, created_at desc, id desc);
create index deposit_next_check on deposit (next_check_at) where next_check_at is not null;
