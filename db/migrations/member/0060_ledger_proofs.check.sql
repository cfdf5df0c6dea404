select (select attcollation = 'pg_catalog."C"'::regcollation from pg_attribute
        where attrelid = 'command'::regclass and attname = 'round_id')
  and (select count(*) = 5 from information_schema.columns
       where table_schema = current_schema()
         and (table_name, column_name) in (('round', 'free'), ('round', 'two_sided'), ('round', 'tester'),
           ('command', 'tx'), ('wallet', 'unposted')))
  and not exists (select from command where seq is null and tx is null)
  and (select count(*) = 2 from pg_indexes
       where schemaname = current_schema() and indexname in ('command_unposted', 'journal_list_rare')) as ok
