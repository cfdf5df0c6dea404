-- What an event of a gateway says, and whether the gateway, when it was asked, said the same or the opposite for good. Only
-- then is the event of the same name a repeat: one that came too early is told again by the true one.
alter table payment_event
  add column says text not null default 'other' check (says in ('paid', 'unpaid', 'other')),
  add column payment_id text not null default '',
  add column is_settled boolean not null default false;
alter table payout_event
  add column is_settled boolean not null default false;
