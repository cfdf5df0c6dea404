select (
  select count(*) from rebate_posting
) = (
  select count(*) from reward where status = 'posted' and kind in (4001, 4005, 4006, 4009)
) + (
  select count(*) from coupon where bonus is not null
) and (
  select coalesce(sum(box + rebate + loss_rebate + deposit_bonus), 0) from rebate_month
) = (
  select coalesce(sum(amount), 0) from rebate_posting
) as ok
