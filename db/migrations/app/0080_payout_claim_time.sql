-- Since when a gateway was asked to pay out, from which on each day is compared.
create index payout_claim_time on payout_claim (gateway, claimed_at);
