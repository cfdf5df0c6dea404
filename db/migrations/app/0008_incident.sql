-- What somebody must look at. The same thing is open once, however often it is met again. No personal detail: a subject names
-- a command, an order or a file by its id.
create table incident (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[A-Z_]{3,40}$'),
  subject text not null check (length(subject) between 1 and 200),
  detail jsonb not null,
  opened_at timestamptz not null,
  -- When it was last met.
  seen_at timestamptz not null,
  closed_at timestamptz
);
create unique index incident_open on incident (kind, subject) where closed_at is null;
create index incident_newest on incident (opened_at desc, id desc);

-- The newest line of signed heads of each folder that they are written to, outside the database. A line is in its file before
-- it is noted here, so that one that is noted and in no file was lost.
create table ledger_signing (
  -- Named by its first line.
  folder text primary key,
  -- Where the folder lies: whoever begins a new one in the same place has lost what was there.
  place text not null,
  -- Which database this was when it was signed: one that was restored is another.
  database text not null,
  line text not null check (line ~ '^[0-9a-f]{64}$'),
  at timestamptz not null
);

-- How far each provider's own list of rounds was compared with ours, and what it came to by day and game.
create table round_check (
  provider text primary key,
  read_until timestamptz not null
);
create table round_day (
  provider text not null,
  day date not null,
  game text not null,
  there_rounds bigint not null,
  there_bet bigint not null,
  there_win bigint not null,
  here_rounds bigint not null,
  here_bet bigint not null,
  here_win bigint not null,
  made_at timestamptz not null,
  primary key (provider, day, game)
);

-- A round that the two sides do not have alike, or that the provider has not decided yet or has stopped. Who is at it, the
-- outcome of what was done by hand, and the note stand while its kind, its amounts and its stopped bets do: a round that
-- changes is nobody's again.
create table round_difference (
  provider text not null,
  round_id text collate "C" not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'waiting', 'aged', 'stopped')),
  player_ref text not null,
  game text not null,
  there_bet bigint not null,
  there_win bigint not null,
  here_bet bigint not null,
  here_win bigint not null,
  -- When it began, and the time within which the provider is asked about it again.
  at timestamptz not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  -- Set when both sides had it alike again.
  closed_at timestamptz,
  version integer not null default 0 check (version >= 0),
  note text not null default '',
  noted_by text not null default '',
  noted_at timestamptz,
  taken_by text not null default '',
  taken_at timestamptz,
  outcome text not null default '' check (outcome in ('', 'adjusted', 'at_provider', 'nothing_owed')),
  -- Which of its bets stand still at the provider, by the provider's names.
  stopped text[],
  primary key (provider, round_id, player_ref),
  -- What was done has words and a name to it.
  check (outcome = '' or (note <> '' and noted_by <> '')),
  check ((taken_by = '') = (taken_at is null))
);
create index round_difference_open on round_difference (provider, seen_at) where closed_at is null;
create index round_difference_newest on round_difference (at desc, round_id desc);
