select (select count(*) = 3 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    and relname in ('tally_game', 'tally_money', 'tally_end'))
  and (select count(*) = 2 from pg_inherits where inhparent in ('tally_game'::regclass, 'tally_money'::regclass))
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (uid, day, game, game_type, brand, is_free)' from pg_constraint
    where conrelid = 'tally_game'::regclass and contype = 'p')
  and (select pg_get_expr(indpred, indrelid) like '%1, 2, 3, 6%' from pg_index where indexrelid = 'journal_money'::regclass)
  and (select count(*) = 3 from pg_attribute where attrelid = 'bet_record'::regclass
    and attname in ('turnover', 'is_free', 'brand')) as ok
