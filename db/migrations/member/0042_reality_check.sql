-- How often a member wants to be told how long they have played. Without a row it is every hour.
create table reality_check_setting (
  uid bigint primary key,
  every_minutes smallint not null check (every_minutes between 15 and 120),
  set_at timestamptz not null
);

-- Each time a member was told how long they had played. Play waits until they have answered, on whatever device.
create table reality_check (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  -- The play that it tells of began then.
  from_at timestamptz not null,
  due_at timestamptz not null check (due_at >= from_at),
  played_ms bigint not null check (played_ms >= 0),
  answered_at timestamptz,
  answer text check (answer in ('keep', 'stop')),
  check ((answered_at is null) = (answer is null))
);
-- One at a time is open, however many ask at once.
create unique index reality_check_open on reality_check (uid) where answered_at is null;
create index reality_check_newest on reality_check (uid, due_at desc, id);

-- Those that are due soon are looked at again each minute.
create index play_gate_reality_check on play_gate (open_until) where cause = 'reality_check' and open_until is not null;
