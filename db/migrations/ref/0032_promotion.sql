-- What members are given beside play. A draft is changed freely and counts for nobody; what holds is the version that one person
-- has proposed and another has approved.
create table promotion (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  kind text not null,
  draft jsonb not null,
  -- Counted with each change, so that of two who change it at once the later one sees the other.
  seq integer not null default 0 check (seq >= 0),
  -- The number of the version that holds. Null until one was approved.
  live integer check (live > 0),
  made_by uuid not null,
  made_name text not null,
  made_at timestamptz not null
);

-- A draft as it was proposed, with what its dry run came to. What was decided stays as it is.
create table promotion_version (
  id uuid primary key default gen_random_uuid(),
  promotion text not null references promotion,
  number integer not null check (number > 0),
  offer jsonb not null,
  -- A day that costs more than this stops the promotion.
  brake bigint not null check (brake > 0),
  dry_run jsonb not null,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  -- Since when it gives nothing any more, and who or what stopped it. Only another version is offered again.
  stopped_at timestamptz,
  stopped_by text not null default '',
  stop_reason text not null default '',
  unique (promotion, number),
  check ((stopped_at is null) = (stopped_by = '')),
  check (stopped_at is null or status = 'approved'),
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
-- Whoever sends twice, or at once with a colleague, proposes it once.
create unique index promotion_version_waiting on promotion_version (promotion) where status = 'proposed';
