-- What is done once for each Manila day, whichever copy of the server does it. A day is claimed by its holder, and stays claimed
-- while the holder says so. The same table stands in each member schema.
create table day_work (
  name text not null check (name <> ''),
  day date not null,
  -- Names one claim. Empty while nobody is at it.
  holder text not null,
  started_at timestamptz not null,
  renewed_at timestamptz not null,
  -- A day that failed is left alone for a while.
  failures integer not null default 0 check (failures >= 0),
  rests_until timestamptz,
  -- How far the work has come, in its own words: whoever takes the day over goes on from there.
  place text not null default '',
  ended_at timestamptz,
  primary key (name, day),
  check (ended_at is null or holder = ''),
  check (holder <> '' or ended_at is not null or rests_until is not null)
);
