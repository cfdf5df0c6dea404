-- One round of a table, for everybody who sits there. Its seed is promised by its hash before bets are taken. A table tells all
-- that was drawn at once, a room of bingo ball by ball.
create table table_round (
  id uuid primary key,
  table_code text not null,
  -- Counts the rounds of this table.
  number bigint not null check (number >= 0),
  -- Sealed, in 68 bytes, under a key that lies in no database. Nothing is drawn from the 32 bytes of one that is not.
  server_seed bytea not null check (octet_length(server_seed) in (32, 68)),
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
  told_at timestamptz,
  -- What was promised, as it was told then: the seed is compared with this, and this is never made of it.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- Known to nobody and kept nowhere before the draw: it is made then, with a key that lies in no database.
  closing_seed bytea check (octet_length(closing_seed) = 32),
  unique (table_code, number),
  check ((words is not null and shown is not null and draws is not null and drawn_at is not null) or state in ('open', 'void')),
  check ((ended_at is null) = (state in ('open', 'drawn'))),
  constraint table_round_told_check check ((told_at is null) = (drawn_at is null)),
  constraint table_round_order_check check (told_at >= drawn_at)
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
  -- yet delivered. closing: paid, and its round at the wallet is still to be closed. undoing: to be given back. Those five are
  -- open.
  state text not null check (state in
    ('betting', 'placed', 'drawn', 'closing', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  win bigint check (win >= 0),
  reason text,
  balance bigint,
  opened_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  tended_until timestamptz not null,
  -- The cards that this press was given when it was written down.
  dealt jsonb,
  -- From when on its win is sent: what it was won with is told by then.
  told_at timestamptz,
  -- All that a player bets in one round of a table is one round to the wallet, under the name of their first bet in it. Null: it
  -- is a round of its own.
  wallet_round uuid references table_bet,
  -- What of its win the jackpot of a room has paid. Null where it has paid none.
  jackpot bigint check (jackpot > 0 and jackpot <= win),
  -- The oldest bet of a round at the wallet closes it with its settle. Where another waits for an answer it is paid before that,
  -- and the round is closed apart: decided before its settle is sent, since that is sent the same ever after.
  closes_apart boolean not null default false,
  unique (player_ref, game_code, bet_key),
  constraint table_bet_win_known_check check ((win is not null) or state not in ('drawn', 'closing', 'settled')),
  constraint table_bet_ended_check
    check ((ended_at is null) = (state in ('betting', 'placed', 'drawn', 'closing', 'undoing')))
);
create index table_bet_round on table_bet (round, player_ref);
create index table_bet_due on table_bet (next_try_at) where ended_at is null and state <> 'placed';
create index table_bet_time on table_bet (opened_at, id);
create index table_bet_player on table_bet (player_ref, game_code, opened_at);
-- The cards of a press follow from its word, so that no two presses of a round may have the same.
create unique index table_bet_word on table_bet (round, word) where dealt is not null;
create index table_bet_wallet_round on table_bet (coalesce(wallet_round, id));

-- What cards have put in and nobody has won yet, in 1/10,000 peso.
create table jackpot (
  table_code text primary key,
  -- What is played for.
  pool bigint not null check (pool >= 0),
  -- What the one after it begins with.
  next bigint not null check (next >= 0),
  -- What the house has put into the first.
  seed bigint not null check (seed >= 0)
);

-- What each round has put in and taken out: one row, so that it does so once.
create table jackpot_turn (
  round uuid primary key references table_round,
  table_code text not null references jackpot,
  put bigint not null check (put >= 0),
  hits integer not null check (hits >= 0),
  paid bigint not null check (paid >= 0 and (hits > 0 or paid = 0)),
  pool bigint not null check (pool >= 0),
  next bigint not null check (next >= 0)
);
create index jackpot_turn_table on jackpot_turn (table_code);
