-- Finds whether one member paid in or was paid out on a day: the night asks it of invited friends, a stretch of them at a time. To find
-- everybody of the day anew for each stretch took the night minutes.
create index payment_claim_member on payment_claim (uid, claimed_at);
create index payout_claim_member on payout_claim (uid, claimed_at);
drop index payment_claim_uid;
drop index payment_claim_at;
drop index payout_claim_at;
