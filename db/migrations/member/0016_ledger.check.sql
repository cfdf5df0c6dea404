select (select count(*) = 4 from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    and relname in ('command', 'bet_reference', 'round', 'journal'))
  -- Last month, this one, the two to come, and what lies in none of them.
  and (select count(*) = 5 from pg_inherits where inhparent = 'journal'::regclass)
  and (select count(*) = 8 from pg_index where indrelid = 'journal'::regclass and not indisprimary)
  and (select pg_get_constraintdef(oid) = 'PRIMARY KEY (tx_id, provider, kind)' from pg_constraint
    where conname = 'command_pkey' and conrelid = 'command'::regclass)
  and (select bool_and(attcollation = 'pg_catalog."C"'::regcollation) from pg_attribute
    where (attrelid, attname) in (('command'::regclass, 'tx_id'), ('command'::regclass, 'round_id'), ('round'::regclass, 'round_id')))
  and (select count(*) = 3 from pg_type where typnamespace = current_schema()::regnamespace
    and typname in ('wallet_command', 'locked_wallet', 'plain_command')) as ok
