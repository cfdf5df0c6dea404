-- What a gateway moved more or less than was asked of it is put right against its own account in the ledger, so that this is
-- what the gateway has of ours.
alter table adjustment
  drop constraint adjustment_cause_check,
  add constraint adjustment_cause_check
    check (cause in ('goodwill', 'correction', 'provider', 'chargeback', 'paymongo', 'xendit'));
