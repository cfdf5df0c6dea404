select (select count(*) = 3 from pg_tables where schemaname = current_schema()
    and tablename in ('box_day', 'box_slice', 'box_claim'))
  and (select bool_or(pg_get_constraintdef(oid) like '%taken%most%') from pg_constraint
    where conrelid = 'box_slice'::regclass and contype = 'c')
  and to_regclass('box_claim_approved_id') is not null and to_regclass('box_claim_due') is not null as ok
