-- A Manila day of mystery boxes. Seed, odds and how many are given are bound by the commitment, which is made days ahead.
create table box_day (
  day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  odds jsonb not null,
  odds_hash text not null check (odds_hash ~ '^[0-9a-f]{64}$'),
  -- Which agreement of two people the odds are.
  version integer not null check (version > 0),
  least_play bigint not null check (least_play >= 0),
  most integer not null check (most > 0),
  made_at timestamptz not null,
  -- From when on the seed is told. By then no box of the day is given any more, and each that was has its prize.
  shown_at timestamptz,
  -- What was given in the end.
  taken integer check (taken between 0 and most),
  cost bigint check (cost >= 0),
  check ((shown_at is null) = (taken is null)),
  check ((shown_at is null) = (cost is null))
);

-- How many boxes of a day are given, in slices, so that members who open theirs at once do not wait for one row.
create table box_slice (
  day text not null references box_day,
  slice smallint not null check (slice >= 0),
  most integer not null check (most > 0),
  taken integer not null default 0 check (taken between 0 and most),
  is_closed boolean not null default false,
  primary key (day, slice)
);

-- Whose boxes were opened, with what the browser brought to the draw. The prize follows in the member's own schema.
create table box_claim (
  id uuid primary key,
  day text not null references box_day,
  uid bigint not null,
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{8,64}$'),
  -- Of the approved ID, by its keyed hash, and what the box counts among its gifts of a month.
  id_hash bytea not null check (octet_length(id_hash) = 32),
  share bigint not null check (share > 0),
  status text not null default 'taken' check (status in ('taken', 'done', 'refused')),
  code text not null default '',
  amount bigint check (amount > 0),
  at timestamptz not null,
  -- When somebody must see to it again. Null once it has ended.
  due_at timestamptz,
  done_at timestamptz,
  unique (day, uid),
  check ((status = 'taken') = (done_at is null)),
  check ((status = 'taken') = (due_at is not null)),
  check ((status = 'refused') = (code <> '')),
  check ((status = 'done') = (amount is not null))
);
create unique index box_claim_approved_id on box_claim (day, id_hash) where status <> 'refused';
create index box_claim_due on box_claim (due_at) where due_at is not null;
create index box_claim_uid on box_claim (uid, day);
