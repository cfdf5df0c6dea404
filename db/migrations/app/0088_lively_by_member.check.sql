select to_regclass('payment_claim_member') is not null and to_regclass('payout_claim_member') is not null
  and to_regclass('payment_claim_uid') is null and to_regclass('payment_claim_at') is null and to_regclass('payout_claim_at') is null as ok
