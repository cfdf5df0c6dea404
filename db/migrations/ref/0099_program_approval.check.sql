select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'program_approval')
  and to_regclass('program_approval_waiting') is not null as ok
