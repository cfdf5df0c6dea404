-- How much play a lot still asked for as it was closed because its bonus was given back. The lots behind it begin that much earlier.
alter table lot add column forgiven bigint not null default 0 check (forgiven >= 0);

-- Bonuses that members gave back: which lot was closed, and what of it was taken.
create table bonus_return (
  id uuid primary key,
  uid bigint not null,
  lot bigint not null,
  cash_type smallint not null check (cash_type between 4001 and 4009),
  amount bigint not null check (amount >= 0),
  forgiven bigint not null check (forgiven > 0),
  returned_at timestamptz not null
);
create unique index bonus_return_lot on bonus_return (uid, lot);
