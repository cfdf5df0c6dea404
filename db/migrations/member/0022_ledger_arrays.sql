-- The ledger's functions take and hand on plain arrays.
drop function if exists apply_batch(wallet_command[], bigint, boolean);
drop type wallet_command;
drop type locked_wallet;
drop type plain_command;
