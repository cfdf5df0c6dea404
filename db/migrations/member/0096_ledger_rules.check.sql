select not exists (select from pg_proc where proname in ('apply_aloud', 'apply_commands', 'take_back_play')
    and pronamespace = current_schema()::regnamespace)
  and exists (select from pg_proc where proname = 'apply_batch' and pronamespace = current_schema()::regnamespace
    and proargnames @> '{held}') as ok
