select (select count(*) >= 25 from harm_word where topic = 'self_harm')
  and (select count(*) = 1 from pg_index where indexrelid = 'setting_change_waiting'::regclass and indisunique) as ok
