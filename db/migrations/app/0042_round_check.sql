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

-- A round that the two sides do not have alike, or that the provider has not decided yet.
create table round_difference (
  provider text not null,
  round_id text collate "C" not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state', 'waiting', 'aged')),
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
  -- What a person found out about it. It stands while kind and amounts do: a round that changes is nobody's again.
  version integer not null default 0 check (version >= 0),
  note text not null default '',
  noted_by text not null default '',
  noted_at timestamptz,
  primary key (provider, round_id, player_ref)
);
create index round_difference_open on round_difference (provider, seen_at) where closed_at is null;
create index round_difference_newest on round_difference (at desc, round_id desc);
