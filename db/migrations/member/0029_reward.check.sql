select count(*) = 5 as ok from pg_index
where indrelid = 'reward'::regclass and (indisprimary or indisunique or pg_get_expr(indpred, indrelid) like any (array['%held%', '%due_at%', '%is_automatic%']))
