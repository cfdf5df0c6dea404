-- A server seed is promised by its hash before anything is drawn from it, used for one round, and shown after it.
create table seed (
  id uuid primary key,
  player_ref text not null,
  game_code text not null,
  -- Counts the rounds of this player in this game.
  nonce bigint not null check (nonce >= 0),
  server_seed bytea not null check (octet_length(server_seed) = 32),
  made_at timestamptz not null,
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
  -- choosing: waits for its player, and knows what is in the boxes. undoing: to be given back. Those four are open.
  -- settled, refused and undone are over. stopped waits for a person.
  state text not null check (state in ('betting', 'choosing', 'drawn', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  win bigint check (win >= 0),
  -- What the browser is shown of it.
  shown jsonb,
  -- Every number that was drawn, in its order.
  draws jsonb,
  -- What a choice will be answered from. No browser is ever shown it.
  unfinished jsonb,
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
  unique (player_ref, game_code, play_key),
  check ((win is not null and shown is not null) or state not in ('choosing', 'drawn', 'settled')),
  check ((unfinished is not null) or state <> 'choosing'),
  check ((ended_at is null) = (state in ('betting', 'choosing', 'drawn', 'undoing')))
);
-- A player has one open round in a game, however many windows they have.
create unique index game_round_open on game_round (player_ref, game_code) where ended_at is null;
create index game_round_due on game_round (next_try_at) where ended_at is null;
create index game_round_time on game_round (opened_at, id);
