-- What the stand-ins of payment gateways have in common: the pages they opened, what was paid on them, and what they have
-- to tell of that. Times are Unix seconds by the gateway's clock, amounts whole centavos.
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

create table till_event (
  number bigint generated always as identity primary key,
  id text not null unique,
  gateway text not null,
  kind text not null,
  -- What it is about: a page, or a payment on it.
  page text not null references till_page,
  payment text not null,
  due_at integer not null,
  -- How often it is still to be sent.
  copies integer not null default 1,
  attempts integer not null default 0,
  is_forged boolean not null default false,
  created_at integer not null
);
create index till_event_due on till_event (gateway, due_at) where copies > 0;

insert into till_page (id, gateway, intent, reference, metadata, amount, currency, title, instrument, success_url,
                       cancel_url, state, created_at)
select id, 'paymongo', intent, reference, metadata, amount, currency, title, instrument, success_url, cancel_url, state,
       created_at
from pay_mongo_session;
insert into till_payment (id, page, amount, currency, status, created_at)
select id, session, amount, currency, status, created_at from pay_mongo_payment order by number;
insert into till_event (id, gateway, kind, page, payment, due_at, copies, attempts, is_forged, created_at)
select id, 'paymongo', kind, session, payment, due_at, copies, attempts, is_forged, created_at
from pay_mongo_event order by number;
drop table pay_mongo_event, pay_mongo_payment, pay_mongo_session;
