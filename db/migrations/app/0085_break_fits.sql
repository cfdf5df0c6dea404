-- Since when the gateway of a payment that one person kept says that it fits its deposit: nothing credits that by itself, so
-- somebody has to look at it again.
alter table payment_break
  add column fits_at timestamptz,
  add constraint payment_break_fits_check check (fits_at is null or state = 'kept');
create index payment_break_fits on payment_break (found_at) where fits_at is not null;
