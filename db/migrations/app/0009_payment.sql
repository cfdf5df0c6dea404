-- Whose a reference is that a gateway was given. It is claimed before the gateway hears of it, so that whatever the gateway
-- says of it later finds its member.
create table payment_claim (
  gateway text not null,
  reference text not null,
  uid bigint not null,
  claimed_at timestamptz not null,
  primary key (gateway, reference)
);
create index payment_claim_reference on payment_claim (reference);
create index payment_claim_time on payment_claim (gateway, claimed_at);

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
  -- A payment is credited once: by its deposit, which marks it in the commit that posts the money, or as a break, which marks
  -- it in the commit that writes down what two people agreed to.
  held_by text check (held_by in ('deposit', 'break')),
  primary key (gateway, payment_id)
);
create index payment_reference on payment (gateway, reference);
create index payment_id on payment (payment_id);

-- What gateways sent us. An event says that somebody should ask, and nothing that is believed.
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
  says text not null default 'other' check (says in ('paid', 'unpaid', 'other')),
  payment_id text not null default '',
  -- The gateway, when it was asked, said the same or the opposite for good. Only then is another event of its name a repeat: one
  -- that came too early is told again by the true one.
  is_settled boolean not null default false,
  primary key (gateway, event_id)
);
create index payment_event_waiting on payment_event (received_at) where handled_at is null;
create index payment_event_reference on payment_event (gateway, reference);

-- Money that a gateway took and no deposit was credited with. It is credited to a member by two people, one who proposes and
-- another who agrees, or it is given back, or kept, each with a reason. Between the agreement and the posting it is
-- `crediting`. `settled`: its deposit was credited with it after all, once the gateway named it rightly.
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
  state text not null default 'open'
    check (state in ('open', 'proposed', 'crediting', 'credited', 'returned', 'kept', 'settled')),
  proposed_uid bigint,
  proposed_by uuid,
  proposed_name text not null default '',
  note text not null default '',
  decided_name text not null default '',
  -- When the gateway took it, so that it can be looked for in its list again.
  paid_at timestamptz,
  -- Since when the gateway of a payment that one person kept says that it fits its deposit: nothing credits that by itself, so
  -- somebody has to look at it again.
  fits_at timestamptz,
  primary key (gateway, payment_id),
  check ((closed_at is not null) = (state in ('credited', 'returned', 'kept', 'settled'))),
  check (state not in ('proposed', 'crediting', 'credited') or (proposed_uid is not null and proposed_by is not null)),
  constraint payment_break_fits_check check (fits_at is null or state = 'kept')
);
create index payment_break_open on payment_break (found_at) where closed_at is null;
create index payment_break_reference on payment_break (gateway, reference);
create index payment_break_credited on payment_break (gateway, closed_at) where state = 'credited';
create index payment_break_all on payment_break (found_at desc, payment_id desc);
create index payment_break_amount on payment_break (amount, payment_id);
create index payment_break_fits on payment_break (found_at) where fits_at is not null;

-- Until when a gateway's own list of payments was read wholly.
create table payment_listing (
  gateway text primary key,
  listed_until timestamptz not null
);

-- The reading of that list which is under way. It goes on where it stood, whoever was cut off.
create table listing_walk (
  gateway text primary key,
  began_at timestamptz not null,
  -- How far back it goes.
  since_at timestamptz not null,
  -- Behind which entry of the list it goes on; empty at the beginning.
  place text not null,
  -- How often something on the page there could not be seen to.
  tries integer not null check (tries >= 0)
);
