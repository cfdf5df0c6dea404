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

-- What has been shot just now is looked up by when its round was moved on.
create index game_round_turned on game_round (game_code, turned_at);
