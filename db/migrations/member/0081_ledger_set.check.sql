select (select prosrc like '%from apply_commands%' from pg_proc where oid = 'apply_batch'::regproc)
  and (select prosrc like '%from apply_batch%' and prosrc like '%NOT_A_BET%' from pg_proc where oid = 'apply_aloud'::regproc) as ok
