select (select count(*) >= 5 from pg_inherits where inhparent = 'journal'::regclass)
  and link(sha256(''), 1, 'PHP', 1, 1::smallint, 0, 1001, 10000, 0, 0, 0, 1::smallint, 'a', 'r') is not null as ok
