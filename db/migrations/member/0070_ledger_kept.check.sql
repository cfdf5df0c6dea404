select (select prosrc like '%link_kept%' and prosrc like '%take_back_play%' and prosrc like '%sent_ref%' and prosrc like '%& 2048%'
        from pg_proc where oid = 'apply_commands'::regproc)
  and (select prosrc like '%link_kept%' from pg_proc where oid = 'post_entry'::regproc)
  and not exists (select from command where (tx is null) <> (kept_no is null))
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'command_kept') = 1 as ok
