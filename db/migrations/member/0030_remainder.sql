-- What a member gave up as they closed their account, in the sums that they were told and sent back. The money itself stays on
-- the closed wallet.
create table remainder (
  uid bigint primary key,
  pesos bigint not null check (pesos >= 0),
  coins bigint not null check (coins >= 0),
  rewards integer not null check (rewards >= 0),
  at timestamptz not null,
  check (pesos > 0 or coins > 0 or rewards > 0)
);
