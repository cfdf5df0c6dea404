select (select count(*) = 3 from pg_class
    where oid in ('exclusion_proof'::regclass, 'exclusion_request'::regclass, 'exclusion_proposal'::regclass) and relkind = 'r')
  and (select pg_get_constraintdef(oid) like '%same_person%' or pg_get_constraintdef(oid) like '%3m%' from pg_constraint
    where conrelid = 'exclusion'::regclass and conname = 'exclusion_period')
  and not exists (select from pg_constraint where conrelid = 'exclusion'::regclass and conname = 'exclusion_check')
  and (select indisunique from pg_index where indexrelid = 'exclusion_proposal_waiting'::regclass) as ok
