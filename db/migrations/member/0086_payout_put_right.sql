-- What staff put right against a gateway is compared with what went out, in one question: without its kinds in the index that
-- question would look through all that was posted in those days.
drop index journal_payout;
create index journal_payout on journal (at) include (source, destination, amount, reference, kind)
  where kind in (13, 14, 30, 31);
