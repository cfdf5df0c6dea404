-- A break or an exclusion as its member chose it. The gate of the same cause closes play; this says who wanted what and when,
-- and an exclusion's id names the posting that released all play.
create table exclusion (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  cause text not null check (cause in ('time_out', 'exclusion')),
  period text not null check (case cause when 'time_out' then period in ('24h', '7d', '30d') else period in ('6m', '1y', '5y') end),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- When providers and the member's phone and mail are told, unless that was done. Null once it was.
  due_at timestamptz
);
create index exclusion_newest on exclusion (uid, begins_at desc, id);
create index exclusion_due on exclusion (due_at) where due_at is not null;

-- Money that reached an excluded member all the same, by the credit's own name: a posting of that name released it from play,
-- and somebody returns it.
create table excluded_credit (
  id uuid primary key,
  uid bigint not null,
  kind smallint not null check (kind in (10, 20)),
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null
);
create index excluded_credit_newest on excluded_credit (uid, credited_at desc, id);
