-- Which deposit a bank has taken back, where that is said. Of two deposits of one amount both can wait at once.
alter table adjustment add column deposit uuid;
alter table adjustment add constraint adjustment_deposit
  check (deposit is null or (cause = 'chargeback' and direction = 'taken' and asset = 'PHP'));
drop index adjustment_waiting;
create unique index adjustment_waiting on adjustment (uid, asset, direction, cause, amount, deposit) nulls not distinct
  where status = 'proposed';
-- Finds what a bank has taken back of a member, as what rests on a deposit is asked for.
create index adjustment_chargeback on adjustment (uid, proposed_at) where cause = 'chargeback' and status <> 'refused';
