select (select count(*) = 3 from pg_class where oid in ('look_alike_release'::regclass, 'stated_person'::regclass,
    'exclusion_import_release'::regclass) and relkind = 'r')
  and (select count(*) = 2 from pg_index where indexrelid in ('look_alike_release_waiting'::regclass,
    'exclusion_import_release_waiting'::regclass) and indisunique) as ok
