select (
  select count(*) = 5 from information_schema.columns
  where table_schema = current_schema() and table_name = 'ledger_signing' and is_nullable = 'NO'
) and (
  select pg_get_constraintdef(oid) like '%moved%' from pg_constraint
  where conrelid = 'act_signing'::regclass and conname = 'act_signing_state_check'
) as ok
