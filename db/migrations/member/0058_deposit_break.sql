-- When money was found that does not fit a deposit. From then on it holds none of its member's places, although its page
-- may still be paid on: whoever paid wrongly waits for a person, and must not wait for a place too.
alter table deposit add column break_at timestamptz;
alter table deposit drop constraint deposit_check;
alter table deposit
  add constraint deposit_place check ((status = 'pending' and break_at is null) = (open_place is not null));

-- A cashback ticket is kept for nothing: it goes with the deposit that is paid first.
update coupon set deposit_id = null where used_at is null and deposit_id is not null;
alter table coupon drop constraint coupon_check1;
alter table coupon add constraint coupon_used check ((used_at is null) = (deposit_id is null));
