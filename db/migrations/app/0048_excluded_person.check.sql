select (select count(*) = 5 from pg_class where oid in ('excluded_member'::regclass, 'excluded_sign'::regclass,
    'excluded_listing'::regclass, 'exclusion_import'::regclass, 'look_alike'::regclass) and relkind = 'r')
  and (select count(*) = 2 from pg_index
    where indexrelid in ('look_alike_member'::regclass, 'look_alike_listing'::regclass) and indisunique) as ok
