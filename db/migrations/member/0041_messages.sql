-- What a member was told of their bonuses. A message is made of the posting it tells of, its id too, so that however often
-- a posting is looked at it is told of once.
create table message (
  id uuid primary key,
  uid bigint not null,
  seq bigint not null,
  cash_type smallint not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  read_at timestamptz,
  -- When the copies of the server were told that it is there.
  announced_at timestamptz,
  unique (uid, seq)
);
create index message_newest on message (uid, created_at desc, id desc);
create index message_unread on message (uid) where read_at is null;
create index message_unannounced on message (created_at) where announced_at is null;
create index message_recent on message (created_at);
