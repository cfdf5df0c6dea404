select (select prosrc like '%take_back_play%' and prosrc like '%sent_ref%' and prosrc like '%& 2048%' from pg_proc
        where oid = 'apply_commands'::regproc)
  and (select prosrc like '%NOT_A_BET%' from pg_proc where oid = 'apply_aloud'::regproc)
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'command_sent_ref') = 1 as ok
