select (select count(*) = 1 from pg_tables where schemaname = current_schema() and tablename = 'box_terms')
  and to_regclass('box_terms_waiting') is not null as ok
