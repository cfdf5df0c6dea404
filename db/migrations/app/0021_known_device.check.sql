select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('known_device', 'operator_device'))
  and (select count(*) = 1 from pg_attribute where attrelid = 'one_time_code'::regclass and attname = 'share' and attnotnull)
  and not exists (
    select from session where device_id <> ''
      and not exists (select from known_device known where known.uid = session.uid
        and known.device_hash = sha256(convert_to(session.device_id, 'UTF8')))) as ok
