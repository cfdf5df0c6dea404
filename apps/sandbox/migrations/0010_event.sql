-- What gateways have to tell, of payments and of money that is sent on alike: one book in the place of two.
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

insert into event (id, gateway, door, kind, about, payment, due_at, copies, attempts, is_forged, created_at)
select id, gateway, 'events', kind, page, payment, due_at, copies, attempts, is_forged, created_at
from till_event order by number;
insert into event (id, gateway, door, kind, about, due_at, copies, attempts, is_forged, created_at)
select e.id, t.gateway, 'payouts', e.kind, e.transfer, e.due_at, e.copies, e.attempts, e.is_forged, t.created_at
from transfer_event e join transfer t on t.id = e.transfer order by e.number;
drop table till_event, transfer_event;
