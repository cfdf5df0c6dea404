select (select prosrc like '%link_kept%' and prosrc like '%& 2048%' and prosrc like '%meets and outcome = 21%'
        and prosrc like '%is_last := waiting%'
        from pg_proc where oid = 'apply_commands'::regproc)
  and (select count(*) from pg_indexes where schemaname = current_schema() and indexname = 'command_met') = 1 as ok
