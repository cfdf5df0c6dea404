select (select count(*) = 3 from pg_constraint where contype = 'p' and pg_get_constraintdef(oid) like '%gateway, day, direction%'
    and conrelid in ('payment_report'::regclass, 'payment_mismatch'::regclass, 'mismatch_note'::regclass))
  and exists (select from pg_constraint where conname = 'payment_mismatch_check' and conrelid = 'payment_mismatch'::regclass) as ok
