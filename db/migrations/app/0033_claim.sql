-- What each version of a promotion may give in all. A large budget is cut into slices, so that members who claim at once do not wait
-- for one row.
create table promotion_budget (
  promotion text not null,
  version integer not null check (version > 0),
  slice smallint not null check (slice >= 0),
  units bigint not null check (units > 0),
  left_units bigint not null check (left_units >= 0),
  primary key (promotion, version, slice)
);

-- What a version has given on each Manila day, by slice.
create table promotion_cost (
  promotion text not null,
  version integer not null,
  day date not null,
  slice smallint not null,
  grants bigint not null check (grants >= 0),
  units bigint not null check (units >= 0),
  primary key (promotion, version, day, slice)
);

-- Whose a part of a budget became. It is written together with what it takes of the budget; what the member is promised for it
-- follows in the member's own schema.
create table claim (
  id uuid primary key,
  kind smallint not null check (kind between 4001 and 4009),
  name text not null check (length(name) between 1 and 60),
  uid bigint not null,
  promotion text not null,
  version integer not null,
  slice smallint not null,
  -- The Manila day whose cost it is.
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  amount bigint not null check (amount > 0),
  -- Filled where the terms allow one claim a device or an approved ID, by keyed hashes.
  device_hash bytea check (octet_length(device_hash) = 32),
  id_hash bytea check (octet_length(id_hash) = 32),
  status text not null default 'taken' check (status in ('taken', 'done', 'refused')),
  code text not null default '',
  at timestamptz not null,
  -- When somebody must see to it again. Null once it has ended.
  due_at timestamptz,
  done_at timestamptz,
  unique (kind, name, uid),
  foreign key (promotion, version, slice) references promotion_budget,
  check ((status = 'taken') = (done_at is null)),
  check ((status = 'taken') = (due_at is not null)),
  check ((status = 'refused') = (code <> ''))
);
create unique index claim_device on claim (kind, name, device_hash) where device_hash is not null and status <> 'refused';
create unique index claim_approved_id on claim (kind, name, id_hash) where id_hash is not null and status <> 'refused';
create index claim_due on claim (due_at) where due_at is not null;
create index claim_uid on claim (uid, at);

-- What gifts that do not grow with play came to for one approved ID in a month.
create table gift_month (
  id_hash bytea not null check (octet_length(id_hash) = 32),
  month date not null,
  units bigint not null check (units >= 0),
  primary key (id_hash, month)
);

-- Why somebody was given something or not: the facts as they were, the first condition that did not hold, and the budget beside it.
-- A grant and its claim bear the same id.
create table decision (
  id uuid primary key,
  uid bigint not null,
  promotion text not null,
  version integer not null,
  name text not null,
  act text not null check (act in ('claim', 'day', 'grant')),
  outcome text not null check (outcome in ('granted', 'refused')),
  -- Empty where it was granted.
  code text not null,
  amount bigint not null check (amount >= 0),
  facts jsonb not null,
  slice smallint,
  budget_before bigint,
  budget_after bigint,
  at timestamptz not null,
  check ((outcome = 'refused') = (code <> ''))
);
create index decision_uid on decision (uid, at, id);
create index decision_refused on decision (promotion, version, code) where code <> '';
