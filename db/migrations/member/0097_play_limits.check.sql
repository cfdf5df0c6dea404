select exists (
  select from pg_constraint where conname = 'wallet_play_whole' and connamespace = current_schema()::regnamespace
) and to_regtype('play_limit') is null as ok
