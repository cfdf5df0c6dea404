select count(*) = 1 as ok from pg_constraint
where conrelid = 'harm_mention'::regclass and conname = 'harm_mention_topic_check'
  and pg_get_constraintdef(oid) like '%self_harm%'
