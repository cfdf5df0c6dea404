-- Whose a reference is that a gateway was given. It is claimed before the gateway hears of it, so that whatever the
-- gateway says of it later finds its member.
create table payment_claim (
  gateway text not null,
  reference text not null,
  uid bigint not null,
  claimed_at timestamptz not null,
  primary key (gateway, reference)
);

-- The pages to pay on that a gateway opened for a reference: one, or more where an answer of the gateway was lost.
create table payment_session (
  gateway text not null,
  session text not null,
  reference text not null,
  -- How the gateway names what payments on this page have in common.
  intent text not null default '',
  primary key (gateway, session)
);
create index payment_session_reference on payment_session (gateway, reference);
create index payment_session_intent on payment_session (gateway, intent) where intent <> '';

-- Payments that a gateway took, each for one reference alone.
create table payment (
  gateway text not null,
  payment_id text not null,
  reference text not null,
  seen_at timestamptz not null,
  primary key (gateway, payment_id)
);

-- What gateways sent us, each once. An event says that somebody should ask, and nothing that is believed.
create table payment_event (
  gateway text not null,
  event_id text not null,
  kind text not null,
  session text not null default '',
  intent text not null default '',
  reference text not null default '',
  received_at timestamptz not null,
  handled_at timestamptz,
  -- How often nobody could be found whom it is about.
  misses smallint not null default 0,
  primary key (gateway, event_id)
);
create index payment_event_waiting on payment_event (received_at) where handled_at is null;

-- Money that a gateway took and no deposit was credited with, for a person to decide about.
create table payment_break (
  gateway text not null,
  payment_id text not null,
  reason text not null check (reason in ('amount', 'currency', 'second', 'canceled', 'unknown', 'taken')),
  reference text not null,
  uid bigint,
  -- In units of 1/10,000 of its currency.
  amount bigint not null,
  currency text not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  primary key (gateway, payment_id)
);
create index payment_break_open on payment_break (found_at) where closed_at is null;

-- Until when a gateway's own list of payments was read.
create table payment_listing (
  gateway text primary key,
  listed_until timestamptz not null
);
