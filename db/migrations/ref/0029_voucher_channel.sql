-- The voucher's channel takes codes: no gateway stands behind it, and it may be open all the same.
do $$
declare
  served text;
begin
  select conname into strict served
  from pg_constraint
  where conrelid = 'channel'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%is_open%gateway%';
  execute format('alter table channel drop constraint %I', served);
end $$;
alter table channel add constraint channel_served
  check (not is_open or id = '1008' or (gateway is not null and instrument <> ''));
update channel set is_open = true where id = '1008';
