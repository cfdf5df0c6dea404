-- Whether a deposit was credited with a payment, or two people agreed to credit its break: one of them alone ever is. A
-- deposit marks it in the commit that posts its money, a break in the one that writes down what two people agreed to.
alter table payment
  add column held_by text check (held_by in ('deposit', 'break'));
insert into payment (gateway, payment_id, reference, seen_at)
select gateway, payment_id, reference, found_at from payment_break where state in ('crediting', 'credited')
on conflict do nothing;
update payment p set held_by = 'break'
from payment_break b
where b.gateway = p.gateway and b.payment_id = p.payment_id and b.state in ('crediting', 'credited');

-- When the gateway took what waits for people, so that it can be looked for in its list again.
alter table payment_break add column paid_at timestamptz;

-- A payment that was credited twice, to its deposit and as a break, is a difference of its own kind.
alter table payment_mismatch
  drop constraint payment_mismatch_check,
  add constraint payment_mismatch_check check (
    (direction = 'in' and kind in ('missing', 'unreported', 'amount', 'currency', 'twice', 'unposted', 'unordered'))
    or (direction = 'out' and kind in ('unknown', 'unpaid', 'unsettled', 'refused', 'uncredited', 'recredited', 'amount',
      'currency', 'account', 'twice', 'stray', 'unposted', 'unordered')));
