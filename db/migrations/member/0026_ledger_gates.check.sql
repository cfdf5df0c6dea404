select (select count(*) = 1 from pg_class where oid = 'play_gate'::regclass and relkind = 'r')
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (uid, cause)' from pg_constraint
    where conrelid = 'play_gate'::regclass and contype = 'p')
  and (select pg_get_constraintdef(oid) not like '%exclusion%' from pg_constraint
    where conrelid = 'profile'::regclass and conname = 'profile_kyc_frozen_by_check')
  and not exists (select from wallet w where (w.gates & 2 <> 0 or w.play_until is not null)
    and not exists (select from play_gate g where g.uid = w.uid)) as ok
