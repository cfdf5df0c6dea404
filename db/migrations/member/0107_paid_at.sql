-- When a withdrawal was paid: one that the bank sent back later was paid all the same, and its end is another time.
alter table withdrawal add column paid_at timestamptz;
update withdrawal set paid_at = ended_at where status = 'completed';
-- Of one that was sent back the ledger knows when it was paid.
update withdrawal w set paid_at = j.at from journal j
  where w.outcome = 'returned' and j.uid = w.uid and j.kind = 13 and j.reference = w.id::text;
alter table withdrawal add constraint withdrawal_paid_at check (paid_at is null or status = 'completed' or outcome = 'returned');
