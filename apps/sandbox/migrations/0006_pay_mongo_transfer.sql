-- The gateway's books of money that it sends on: each transfer once, by which key it was asked for, and what it has to
-- tell of it. Times are Unix seconds by the gateway's clock, amounts whole centavos.
create table pay_mongo_transfer (
  number bigint generated always as identity primary key,
  id text not null unique,
  idempotency_key text not null,
  reference text not null,
  amount integer not null check (amount > 0),
  provider text not null check (provider in ('instapay', 'pesonet')),
  account_number text not null,
  account_name text not null,
  bic text not null,
  -- Under way until its time has come; then it is what is fated.
  fate text not null check (fate in ('pending', 'succeeded', 'failed', 'returned')),
  due_at integer not null,
  -- It tells another amount than it sends.
  is_forged boolean not null default false,
  created_at integer not null
);
create index pay_mongo_transfer_key on pay_mongo_transfer (idempotency_key, created_at);
create index pay_mongo_transfer_reference on pay_mongo_transfer (reference);

create table pay_mongo_transfer_event (
  number bigint generated always as identity primary key,
  id text not null unique,
  kind text not null,
  transfer text not null references pay_mongo_transfer (id),
  due_at integer not null,
  -- How often it is still to be sent.
  copies integer not null default 1,
  attempts integer not null default 0,
  is_forged boolean not null default false
);
create index pay_mongo_transfer_event_due on pay_mongo_transfer_event (due_at) where copies > 0;
