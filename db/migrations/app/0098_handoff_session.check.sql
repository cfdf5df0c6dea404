select (select count(*) from information_schema.columns
        where table_schema = current_schema() and table_name = 'handoff' and column_name = 'session_id'
          and is_nullable = 'NO') = 1
   and (select count(*) from pg_indexes
        where schemaname = current_schema() and tablename = 'handoff' and indexname = 'handoff_uid') = 1 as ok
