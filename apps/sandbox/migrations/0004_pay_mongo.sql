-- The gateway's own books: the pages it opened, what was paid on them, and what it has to tell of that. Times are Unix
-- seconds by the gateway's clock, amounts whole centavos.
create table pay_mongo_session (
  id text primary key,
  intent text not null unique,
  reference text not null,
  metadata jsonb not null,
  amount integer not null check (amount > 0),
  currency text not null,
  title text not null,
  instrument text not null,
  success_url text not null,
  cancel_url text not null,
  state text not null default 'active' check (state in ('active', 'expired')),
  created_at integer not null
);
create index pay_mongo_session_newest on pay_mongo_session (created_at desc, id);

-- One whose time lies ahead has not been made yet.
create table pay_mongo_payment (
  number bigint generated always as identity primary key,
  id text not null unique,
  session text not null references pay_mongo_session,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('paid', 'failed')),
  created_at integer not null
);
create index pay_mongo_payment_session on pay_mongo_payment (session);

create table pay_mongo_event (
  number bigint generated always as identity primary key,
  id text not null unique,
  kind text not null,
  -- What it is about: a page, or a payment on it.
  session text not null references pay_mongo_session,
  payment text not null,
  due_at integer not null,
  -- How often it is still to be sent.
  copies integer not null default 1,
  attempts integer not null default 0,
  is_forged boolean not null default false,
  created_at integer not null
);
create index pay_mongo_event_due on pay_mongo_event (due_at) where copies > 0;
