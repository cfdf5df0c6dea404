select (
  select count(*) from pg_tables
  where schemaname = current_schema() and tablename in ('partner_identity', 'partner_code', 'handoff')
) = 3 as ok
