select exists (select from pg_indexes where schemaname = current_schema() and indexname = 'lot_excess')
  and (select prosrc like '%l.required > l.amount%' from pg_proc where proname = 'post_entry'
    and pronamespace = current_schema()::regnamespace) as ok
