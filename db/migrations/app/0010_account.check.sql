select count(*) = 4 as ok from pg_tables
where schemaname = current_schema() and tablename in ('credential', 'replaced_token', 'quota', 'guard')
