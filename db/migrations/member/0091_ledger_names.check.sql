select (select pg_get_constraintdef(oid) = 'PRIMARY KEY (bet_ref, provider, uid, tx_id)' from pg_constraint
    where conname = 'bet_reference_pkey' and conrelid = 'bet_reference'::regclass)
  and (select prosrc like '%s.uid = u%' from pg_proc where oid = 'apply_commands'::regproc) as ok
