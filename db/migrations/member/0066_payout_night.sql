-- What went out is compared by night: withdrawals of a gateway that ended on a day, and what the ledger posted of them then,
-- are found among all there ever were.
create index withdrawal_ended on withdrawal (gateway, ended_at) where ended_at is not null;
create index journal_payout on journal (at) include (source, destination, amount, reference, kind) where kind in (13, 14);
-- Vouchers are counted by the day they were credited on.
create index voucher_credit_day on voucher_credit (credited_at) include (amount);
