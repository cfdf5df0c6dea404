select (select count(*) = 5 from pg_tables where schemaname = current_schema()
    and tablename in ('provider', 'category', 'game', 'maintenance_window', 'content_version'))
  and (select attgenerated = 's' from pg_attribute where attrelid = 'provider'::regclass and attname = 'is_closed')
  and (select count(*) = 1 from content_version where version = 1) as ok
