-- Finds who paid in or was paid out on a day.
create index payment_claim_at on payment_claim (claimed_at);
create index payout_claim_at on payout_claim (claimed_at);
