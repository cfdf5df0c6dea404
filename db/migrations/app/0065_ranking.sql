-- A contest on one Manila day: how far it is counted, and once it is settled the snapshot that decides, which is never made anew.
create table ranking_day (
  contest text not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The version whose terms count: while the day runs the one that holds, afterwards the one that was settled by.
  version integer not null check (version > 0),
  -- When the places were counted last. Whoever counts them next takes the turn first.
  counted_at timestamptz,
  turn_until timestamptz,
  -- How many members were in it, and how many of them played how much: amounts with the number of members from there on.
  entrants integer not null default 0 check (entrants >= 0),
  steps jsonb not null default '[]',
  settled_at timestamptz,
  root text not null default '' check (root = '' or root ~ '^[0-9a-f]{64}$'),
  -- What was signed, with its signature, and the key that proves it.
  line text not null default '',
  public_key text not null default '',
  primary key (contest, day),
  check ((settled_at is null) = (root = '')),
  check ((settled_at is null) = (line = ''))
);
create index ranking_day_day on ranking_day (day);

-- The places of a contest. While the day runs they are counted anew each minute; those that were settled stay.
create table ranking_row (
  contest text not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  place integer not null check (place > 0),
  uid bigint not null,
  turnover bigint not null check (turnover > 0),
  reached_at timestamptz not null,
  -- Nothing while the day runs.
  prize bigint not null default 0 check (prize >= 0),
  salt text not null default '' check (salt = '' or salt ~ '^[0-9a-f]{32}$'),
  primary key (contest, day, place),
  check ((prize > 0) = (salt <> ''))
);
create index ranking_row_uid on ranking_row (uid, day);

-- Whose prize of a day waits for a second person, and why.
create table ranking_hold (
  contest text not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  uid bigint not null,
  reason text not null check (reason <> ''),
  held_by uuid not null,
  held_name text not null,
  held_at timestamptz not null,
  primary key (contest, day, uid)
);

-- Why a person has to look at what is promised for a claim before it is posted, in one word. Empty where nobody has to.
alter table claim add column held text not null default '';
