-- A server seed is promised by its hash before anything is drawn from it, used for one round, and shown after it.
create table seed (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  -- Counts the rounds of this player in this game.
  nonce bigint not null check (nonce >= 0),
  -- Sealed, in 68 bytes, under a key that lies in no database. Nothing is drawn from the 32 bytes of one that is not.
  server_seed bytea not null check (octet_length(server_seed) in (32, 68)),
  made_at timestamptz not null,
  -- What was promised, as it was told then: the seed is compared with this, and this is never made of it.
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  unique (player_ref, game_code, nonce)
);

-- A player's way into a game. The operator's address carries a ticket that opens it once.
create table play_session (
  id uuid primary key,
  ticket_hash bytea not null unique check (octet_length(ticket_hash) = 32),
  key_hash bytea unique check (octet_length(key_hash) = 32),
  player_ref text not null,
  game_code text not null,
  -- The operator's own name of the session, which every bet must bring.
  session_token text not null,
  language text not null,
  device text not null,
  return_url text not null,
  made_at timestamptz not null,
  opened_at timestamptz,
  ended_at timestamptz
);
create index play_session_player on play_session (player_ref) where ended_at is null;

-- How long a player has been at the studio's games without a real break, whichever they open and however often.
create table sitting (
  player_ref text primary key,
  begun_at timestamptz not null,
  -- When they were heard of last: who was away for long enough begins anew.
  heard_at timestamptz not null check (heard_at >= begun_at),
  -- When they last said that they go on, after they were told how long it has been.
  answered_at timestamptz not null check (answered_at >= begun_at)
);

-- One paid play of one game. Each message about it is durable here before it is sent, and bears its id.
create table game_round (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  session uuid not null references play_session,
  -- What the browser calls this play: asked again, it is the same one.
  play_key text not null,
  seed uuid not null unique references seed,
  client_seed text not null,
  math_hash text not null,
  stake bigint not null check (stake > 0),
  -- betting: asked for, its fate at the wallet not known. drawn: paid for and decided, the win not yet delivered.
  -- choosing: waits for its player. raising: a decision stakes more, and its fate at the wallet is not known. lowering: that
  -- stake is to be given back. undoing: to be given back. Those six are open.
  -- settled, refused and undone are over. stopped waits for a person.
  state text not null check (state in
    ('betting', 'choosing', 'raising', 'lowering', 'drawn', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  win bigint check (win >= 0),
  -- What the browser is shown of it.
  shown jsonb,
  -- Every number that was drawn, in its order.
  draws jsonb,
  -- The wallet's word for a refusal, or for what stopped it.
  reason text,
  -- The player's balance as the wallet told it last.
  balance bigint,
  opened_at timestamptz not null,
  ended_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  -- Whoever tends it does so alone until then.
  tended_until timestamptz not null,
  -- How it is played, where a game can be played in several ways: asked for with the stake.
  mode integer not null default 0 check (mode >= 0),
  -- How many decisions there are, those that were refused among them: whoever moves a round on names it.
  moves integer not null default 0 check (moves >= 0),
  -- Since when it is in its state.
  turned_at timestamptz not null,
  unique (player_ref, game_code, play_key),
  constraint game_round_shown_check
    check ((win is not null and shown is not null) or state not in ('choosing', 'raising', 'lowering', 'drawn', 'settled')),
  constraint game_round_ended_check
    check ((ended_at is null) = (state in ('betting', 'choosing', 'raising', 'lowering', 'drawn', 'undoing')))
);
-- A player has one open round in a game, however many windows they have.
create unique index game_round_open on game_round (player_ref, game_code) where ended_at is null;
create index game_round_due on game_round (next_try_at) where ended_at is null;
create index game_round_time on game_round (opened_at, id);
-- What has come back since a sitting began is summed up by player and time.
create index game_round_player_time on game_round (player_ref, opened_at);
-- What has been shot just now is looked up by when its round was moved on.
create index game_round_turned on game_round (game_code, turned_at);

-- What a player has decided in a round, one after another. A decision that stakes more is a bet of its own at the wallet, under
-- its id and in the round's name, and is durable here before it is sent.
create table round_move (
  id uuid primary key,
  round uuid not null references game_round,
  step integer not null check (step >= 0),
  choice integer not null check (choice >= 0),
  stake bigint not null check (stake >= 0),
  -- betting: its fate at the wallet not known. undoing: to be given back. made: it counts; one without a stake is so at once.
  -- settled: its bet is closed. refused and undone: it was never made, and its round is as it was before.
  state text not null check (state in ('betting', 'undoing', 'made', 'settled', 'refused', 'undone')),
  made_at timestamptz not null,
  unique (round, step),
  check (stake > 0 or state = 'made')
);
-- A round is at one bet at a time.
create unique index round_move_open on round_move (round) where state in ('betting', 'undoing');

-- Who has a place at which reef of a game, and when they were heard of last. Nothing that is paid for depends on it.
create table reef_seat (
  game_code text not null,
  -- Counts the reefs of a game, from 0.
  reef integer not null check (reef >= 0),
  seat integer not null check (seat >= 0),
  player_ref text not null,
  seen_at timestamptz not null,
  primary key (game_code, reef, seat),
  unique (game_code, player_ref)
);
create index reef_seat_seen on reef_seat (game_code, seen_at);
