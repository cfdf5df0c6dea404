select (select count(*) from pg_constraint
        where conrelid = 'payment'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%''break''%') = 1
   and (select count(*) from pg_constraint
        where conrelid = 'payment_mismatch'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%''twice''%''unposted''%''unknown''%''twice''%') = 1
   and not exists (
     select from payment_break b left join payment p using (gateway, payment_id)
     where b.state in ('crediting', 'credited') and p.held_by is distinct from 'break') as ok
