-- Which members ever stated which payout account, by a keyed hash of the number: the number itself is nowhere here. Several
-- members may state the same, and whoever pays out is told so.
create table payee_claim (
  number_hash bytea not null check (octet_length(number_hash) = 32),
  uid bigint not null,
  stated_at timestamptz not null,
  primary key (number_hash, uid)
);
create index payee_claim_uid on payee_claim (uid);

-- Whose a reference is that a gateway was asked to pay out under. It is claimed before the gateway hears of it, so that
-- whatever the gateway says of it later finds its member.
create table payout_claim (
  gateway text not null,
  reference uuid not null,
  uid bigint not null,
  claimed_at timestamptz not null,
  primary key (gateway, reference)
);
-- Since when a gateway was asked to pay out, from which on each day is compared.
create index payout_claim_time on payout_claim (gateway, claimed_at);

-- What gateways sent us of payouts. An event says that somebody should ask, and nothing that is believed.
create table payout_event (
  gateway text not null,
  event_id text not null,
  kind text not null,
  reference text not null,
  received_at timestamptz not null,
  -- See payment_event.
  is_settled boolean not null default false,
  primary key (gateway, event_id)
);

-- A gateway whose wallet of ours is empty: nothing more is sent there until it is tried again, by one.
create table payout_hold (
  gateway text primary key,
  held_since timestamptz not null,
  next_try_at timestamptz not null
);
