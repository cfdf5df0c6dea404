-- How long a player has been at the studio's games without a real break, whichever they open and however often.
create table sitting (
  player_ref text primary key,
  begun_at timestamptz not null,
  -- When they were heard of last: who was away for long enough begins anew.
  heard_at timestamptz not null check (heard_at >= begun_at),
  -- When they last said that they go on, after they were told how long it has been.
  answered_at timestamptz not null check (answered_at >= begun_at)
);
-- What has come back since then is summed up by player and time.
create index game_round_player_time on game_round (player_ref, opened_at);
