select (select count(*) = 24 and bool_and((steps -> 0 ->> 'coins')::integer > 0) from task)
  and (select count(*) = 2 from task_plan where cardinality(coins) = 7) as ok
