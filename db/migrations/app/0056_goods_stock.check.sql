select (select count(*) = 4 from pg_tables where schemaname = current_schema()
    and tablename in ('goods_stock', 'goods_stock_move', 'goods_share', 'goods_claim'))
  and (select bool_or(pg_get_constraintdef(oid) like '%left_pieces >= 0%') from pg_constraint
    where conrelid = 'goods_stock'::regclass and contype = 'c')
  and to_regclass('goods_claim_due') is not null as ok
