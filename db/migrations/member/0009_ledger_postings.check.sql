select to_regproc('post_entry') is not null
  and (select count(*) = 8 from pg_indexes where schemaname = current_schema() and indexname in ('journal_list',
    'journal_list_own', 'bet_reference_bet', 'lot_open', 'bet_record_round', 'bet_record_list', 'bet_record_type', 'bet_record_other'))
  and (select indexdef like '%(tx, uid, seq, asset)' from pg_indexes
       where schemaname = current_schema() and indexname = 'journal_tx')
  and (select count(*) = 7 from information_schema.tables where table_schema = current_schema()
       and table_name in ('reader', 'house_account', 'bet_record', 'bet_day',
         'game_day', 'audited', 'audit_run')) as ok
