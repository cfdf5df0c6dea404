select (select count(*) = 3 from pg_class where oid in ('ring'::regclass, 'ring_friend'::regclass, 'ring_tie'::regclass))
  and (select count(*) >= 5 from pg_constraint where conrelid = 'ring_friend'::regclass and contype = 'c')
  and to_regclass('known_device_hash') is not null as ok
