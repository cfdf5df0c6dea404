select (select count(*) = 1 from pg_attribute where attrelid = 'harm_lowering'::regclass and attname = 'from_day' and not attnotnull)
  and not exists (select from harm_lowering where status = 'approved' and from_day is null) as ok
