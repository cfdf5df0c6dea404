select to_regproc('post_entry') is not null
  and (select count(*) = 3 from pg_indexes
       where schemaname = current_schema() and indexname in ('journal_list', 'journal_list_own', 'lot_open'))
  and (select indexdef like '%(tx, uid, seq, asset)' from pg_indexes
       where schemaname = current_schema() and indexname = 'journal_tx') as ok
