-- What the stand-ins of payment gateways have in common: the pages they opened, what was paid on them, the money they send on,
-- and what they have to tell of all that. Times are Unix seconds by the gateway's clock, amounts whole centavos.
create table till_page (
  id text primary key,
  gateway text not null,
  -- How the gateway names what payments on this page have in common; empty where it does not.
  intent text not null,
  reference text not null,
  metadata jsonb not null,
  amount integer not null check (amount > 0),
  currency text not null,
  title text not null,
  instrument text not null,
  success_url text not null,
  -- Empty where one stays on the page after an attempt that failed.
  failure_url text not null default '',
  cancel_url text not null,
  -- By which the same call is known when it is made again, where the gateway takes one.
  call_key text,
  state text not null default 'active' check (state in ('active', 'expired')),
  created_at integer not null,
  unique (gateway, call_key)
);
create index till_page_newest on till_page (created_at desc, id);
create index till_page_reference on till_page (gateway, reference);

-- One whose time lies ahead has not been made yet.
create table till_payment (
  number bigint generated always as identity primary key,
  id text not null unique,
  page text not null references till_page,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('paid', 'failed')),
  created_at integer not null
);
create index till_payment_page on till_payment (page);

-- Money that is sent on: each transfer once, and by which key it was asked for.
create table transfer (
  number bigint generated always as identity primary key,
  id text not null unique,
  idempotency_key text not null,
  reference text not null,
  amount integer not null check (amount > 0),
  -- By which it goes, where whoever asks may choose.
  rail text not null,
  account_number text not null,
  account_name text not null,
  -- What the gateway calls the bank or wallet.
  bank text not null,
  -- Under way until its time has come; then it is what is fated.
  fate text not null check (fate in ('pending', 'succeeded', 'failed', 'returned')),
  due_at integer not null,
  -- It tells another amount than it sends.
  is_forged boolean not null default false,
  created_at integer not null,
  gateway text not null,
  -- What a list of transfers tells beside how each stands: when it last changed after the banks had decided, and its currency.
  changed_at integer,
  currency text not null default 'PHP'
);
create index transfer_key on transfer (gateway, idempotency_key, created_at);
create index transfer_reference on transfer (reference);
create index transfer_newest on transfer (gateway, created_at, number);

-- What gateways have to tell, of payments and of money that is sent on alike.
create table event (
  number bigint generated always as identity primary key,
  id text not null unique,
  gateway text not null,
  -- At which of the other side's doors it is told.
  door text not null check (door in ('events', 'payouts')),
  kind text not null,
  -- The page or the transfer, and the payment on that page; empty where there is none.
  about text not null,
  payment text not null default '',
  due_at integer not null,
  -- How often it is still to be sent.
  copies integer not null default 1,
  attempts integer not null default 0,
  is_forged boolean not null default false,
  created_at integer not null
);
create index event_due on event (gateway, door, due_at) where copies > 0;
