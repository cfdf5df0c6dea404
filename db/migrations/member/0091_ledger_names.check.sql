select exists (select from pg_index where indexrelid = 'bet_reference_own'::regclass and indisvalid)
  and (select prosrc like '%s.uid = u%' from pg_proc where oid = 'apply_commands'::regproc) as ok
