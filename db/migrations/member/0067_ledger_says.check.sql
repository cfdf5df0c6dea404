select (select prosrc like '%take_back_play%' and prosrc like '%sent_ref%' and prosrc like '%& 2048%' from pg_proc
        where oid = 'apply_commands'::regproc)
  and (select prosrc like '%NOT_A_BET%' from pg_proc where oid = 'apply_aloud'::regproc)
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname in ('command_sent_ref', 'journal_list_held')) = 2 as ok
