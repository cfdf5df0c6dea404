select (select count(*) = 2 from pg_tables where schemaname = current_schema() and tablename in ('voucher_batch', 'voucher'))
  and (select bool_and(indisunique) from pg_index
    where indexrelid in ('voucher_code_hash_key'::regclass, 'voucher_batch_id_place_key'::regclass)) as ok
