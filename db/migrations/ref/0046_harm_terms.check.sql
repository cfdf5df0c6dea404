select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('harm_terms', 'harm_word'))
  and (select count(*) = 3 from (select topic from harm_word group by topic) t)
  and exists (select from pg_attribute where attrelid = 'game'::regclass and attname = 'round_hundredths') as ok
