-- The orders in which lists of the office can be had over all members.
create index deposit_amount on deposit (amount, id);
create index withdrawal_amount on withdrawal (status, amount, id);
create index adjustment_amount on adjustment (status, amount, id);
create index payee_added on payee (created_at, id) where deleted_at is null;
