-- Whose a reference is that a gateway was asked to pay out under. It is claimed before the gateway hears of it, so that
-- whatever the gateway says of it later finds its member.
create table payout_claim (
  gateway text not null,
  reference uuid not null,
  uid bigint not null,
  claimed_at timestamptz not null,
  primary key (gateway, reference)
);

-- What gateways sent us of payouts, each once. An event says that somebody should ask, and nothing that is believed.
create table payout_event (
  gateway text not null,
  event_id text not null,
  kind text not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
