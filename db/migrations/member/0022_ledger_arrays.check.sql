select not exists (select from pg_type where typnamespace = current_schema()::regnamespace
    and typname in ('wallet_command', 'locked_wallet', 'plain_command')) as ok
