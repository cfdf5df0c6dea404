select to_regclass('payment_claim_at') is not null and to_regclass('payout_claim_at') is not null as ok
