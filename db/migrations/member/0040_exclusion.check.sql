select (select count(*) = 2 from pg_class where oid in ('exclusion'::regclass, 'excluded_credit'::regclass) and relkind = 'r')
  and (select count(*) = 3 from pg_index
    where indexrelid in ('exclusion_newest'::regclass, 'exclusion_due'::regclass, 'excluded_credit_newest'::regclass)) as ok
