-- One round of a table, for everybody who sits there. Its seed is promised by its hash before bets are taken.
create table table_round (
  id uuid primary key,
  table_code text not null,
  -- Counts the rounds of this table.
  number bigint not null check (number >= 0),
  server_seed bytea not null check (octet_length(server_seed) = 32),
  math_hash text not null,
  -- open: bets are taken between its times. drawn: decided and shown. over and void have ended; void was not played.
  state text not null check (state in ('open', 'drawn', 'over', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  -- The words of all whose bets counted, and what was drawn with them.
  words jsonb,
  shown jsonb,
  draws jsonb,
  drawn_at timestamptz,
  ended_at timestamptz,
  unique (table_code, number),
  check ((words is not null and shown is not null and draws is not null and drawn_at is not null) or state in ('open', 'void')),
  check ((ended_at is null) = (state in ('open', 'drawn')))
);
-- A table plays one round at a time, however many copies of the studio run.
create unique index table_round_live on table_round (table_code) where ended_at is null;

-- Which copy of the studio keeps the clock of a table. That two believe it for a moment harms nothing.
create table table_lease (
  table_code text primary key,
  holder uuid not null,
  until_at timestamptz not null
);

-- Who is at a table, and when they were heard of last. A player's bets pass through their seat one after another.
create table table_seat (
  table_code text not null,
  player_ref text not null,
  seen_at timestamptz not null,
  primary key (table_code, player_ref)
);
create index table_seat_seen on table_seat (table_code, seen_at);

-- What a player bets with one press. Each message about it is durable here before it is sent, and bears its id.
create table table_bet (
  id uuid primary key,
  round uuid not null references table_round,
  player_ref text not null,
  game_code text not null,
  session uuid not null references play_session,
  -- What the browser calls this press: asked again, it is the same one.
  bet_key text not null,
  -- The player's part in the draw.
  word text not null,
  -- Whole pesos on each spot.
  stakes jsonb not null,
  stake bigint not null check (stake > 0),
  -- betting: asked for, its fate at the wallet not known. placed: paid for, waits for the draw. drawn: decided, the win not
  -- yet delivered. undoing: to be given back. Those four are open.
  state text not null check (state in ('betting', 'placed', 'drawn', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  win bigint check (win >= 0),
  reason text,
  balance bigint,
  opened_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  tended_until timestamptz not null,
  unique (player_ref, game_code, bet_key),
  check ((win is not null) or state not in ('drawn', 'settled')),
  check ((ended_at is null) = (state in ('betting', 'placed', 'drawn', 'undoing')))
);
create index table_bet_round on table_bet (round, player_ref);
create index table_bet_due on table_bet (next_try_at) where ended_at is null and state <> 'placed';
create index table_bet_time on table_bet (opened_at, id);
create index table_bet_player on table_bet (player_ref, game_code, opened_at);

-- Whatever was bet, in one shape: what an operator compares its books with.
create view book_entry as
  select id, player_ref, game_code, stake, win, state, opened_at, ended_at from game_round
  union all
  select id, player_ref, game_code, stake, win, state, opened_at, ended_at from table_bet;
