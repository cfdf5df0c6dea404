select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('invite', 'invite_month'))
  and not exists (select from referral r where r.state = 'named' and not exists (select from invite i where i.uid = r.uid))
  and to_regclass('invite_id_hash') is not null as ok
