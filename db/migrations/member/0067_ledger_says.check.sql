select to_regproc('take_back_play') is not null
  and (select prosrc like '%NOT_A_BET%' from pg_proc where oid = 'apply_aloud'::regproc)
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname in ('command_sent_ref', 'journal_list_held')) = 2 as ok
