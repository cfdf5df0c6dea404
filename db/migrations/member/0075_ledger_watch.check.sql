select (select prosrc like '%attach partition%' from pg_proc where oid = 'open_journal_month'::regproc)
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'journal_at') = 1
  and to_regclass('settled_kept') is not null as ok
