-- A difference may be about money in another currency than pesos: its amount is of that currency, and such money, which is
-- in none of the sums of its day, is a difference of its own kind until people have seen to it.
alter table payment_mismatch
  add column currency text not null default 'PHP',
  drop constraint payment_mismatch_check,
  add constraint payment_mismatch_check check (
    (direction = 'in' and kind in ('missing', 'unreported', 'amount', 'currency', 'unposted', 'unordered'))
    or (direction = 'out' and kind in ('unknown', 'unpaid', 'unsettled', 'refused', 'uncredited', 'recredited', 'amount',
      'currency', 'account', 'twice', 'stray', 'unposted', 'unordered')));
alter table payment_mismatch alter column currency drop default;
