select count(*) = 2 as ok from pg_constraint
where contype = 'p' and conrelid in ('task_share'::regclass, 'task_share_sum'::regclass)
