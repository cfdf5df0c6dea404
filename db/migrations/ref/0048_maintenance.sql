-- Times in which a provider, or everything, is closed: planned by staff, told to players beforehand.
create table maintenance_window (
  id uuid primary key,
  version integer not null default 0,
  -- Nothing: everything.
  venue_id integer references provider,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  is_cancelled boolean not null default false,
  updated_at timestamptz not null
);
create index maintenance_window_ahead on maintenance_window (ends_at) where not is_cancelled;

-- Whether one of those times is now, as the clock's job has found it; and whether the provider is closed by that or by hand.
alter table provider add column in_window boolean not null default false;
alter table provider add column is_closed boolean not null generated always as (maintained or in_window) stored;
