select (select pg_get_constraintdef(oid) like '%birth%' from pg_constraint where conname = 'excluded_sign_kind')
  and not exists (select from pg_constraint where conname = 'excluded_sign_kind_check')
  and to_regclass('stated_person_birth') is not null as ok
