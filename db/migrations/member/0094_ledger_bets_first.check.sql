select exists (select from pg_constraint where conname = 'round_settled_by_number' and connamespace = current_schema()::regnamespace)
  and (select indexdef like '%3, 4, 5])%' from pg_indexes where schemaname = current_schema() and indexname = 'journal_list_rare')
  and (select count(*) = 2 from pg_proc where proname in ('apply_commands', 'apply_batch')
    and pronamespace = current_schema()::regnamespace and prosrc not like '%stand_in%' and prosrc not like '%settled >= 0%') as ok
