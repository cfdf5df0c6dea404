-- What a thing may cost, which has no value on record: proposed by one of staff and decided by another. The newest that was approved is
-- the least that it may cost while it is on.
create table thing_price (
  id uuid primary key default gen_random_uuid(),
  goods text not null references goods (id),
  -- In whole Filcoins, a piece.
  price bigint not null check (price between 1 and 10000000),
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index thing_price_waiting on thing_price (goods) where status = 'proposed';
create index thing_price_newest on thing_price (goods, decided_at desc) where status = 'approved';
