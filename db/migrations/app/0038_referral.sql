-- How a member was brought, as their registration said it: written with the sign-in itself, and never changed. Whether they are
-- verified and have deposited stands with their KYC and their payments.
create table referral (
  uid bigint primary key,
  -- What the link named, as it came. A number that is nobody's is kept too.
  code text not null check (length(code) <= 128),
  -- The member whom it named. Whoever named themselves is their own.
  parent bigint,
  channel text not null check (length(channel) <= 128),
  device text not null,
  network text not null,
  -- `channel` names no member at all.
  state text not null check (state in ('named', 'self', 'unknown', 'channel')),
  at timestamptz not null,
  check ((state in ('named', 'self')) = (parent is not null)),
  check ((state = 'self') = (parent is not distinct from uid))
);
create index referral_parent on referral (parent, at desc, uid desc) where state = 'named';
-- Finds whether a member has ever paid.
create index payment_claim_uid on payment_claim (uid);
