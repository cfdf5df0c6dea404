-- What a member was promised, and what became of it. What is promised is frozen: its amount, the play that it asks for, and the
-- decision that it rests on. Its id is made of member, kind and name, and is the reference of its posting.
create table reward (
  id uuid primary key,
  uid bigint not null,
  -- That of its posting: a cash type, or 42 for coins.
  kind smallint not null check (kind = 42 or kind between 4001 and 4009),
  name text not null check (length(name) between 1 and 100),
  -- In 1/10,000 peso and whole centavos, or in whole coins.
  amount bigint not null check (amount > 0 and (kind = 42 or amount % 100 = 0)),
  multiple integer not null check (multiple between 0 and 100 and (kind <> 42 or multiple = 0)),
  promotion text not null,
  version integer not null,
  decision uuid not null,
  status text not null check (status in ('open', 'held', 'posted', 'expired', 'refused')),
  -- Why it is held, waits or was refused: a stable word.
  reason text not null default '',
  -- It is posted without being collected.
  is_automatic boolean not null,
  -- It was promised before its member excluded themselves: it asks for no play any more.
  is_play_waived boolean not null default false,
  promised_at timestamptz not null,
  expires_at timestamptz,
  held_at timestamptz,
  -- Its member collected it, whether or not it could be posted at once. It expires no more.
  collected_at timestamptz,
  -- When the sweep sees to it. Empty while a person must, and once it is over.
  due_at timestamptz,
  ended_at timestamptz,
  unique (uid, kind, name),
  check ((status in ('open', 'held')) = (ended_at is null)),
  check (status <> 'held' or held_at is not null and reason <> ''),
  check (status = 'open' or due_at is null),
  check (status <> 'open' or not is_automatic or due_at is not null)
);
create index reward_list on reward (uid, promised_at desc, id desc);
create index reward_due on reward (due_at) where due_at is not null;
create index reward_held on reward (held_at, id) where status = 'held';
create index reward_waiting on reward (uid, kind, promised_at, id) where status = 'open';
-- What should have been posted by itself and was not yet, though nothing stands against it.
create index reward_unposted on reward (promised_at) where status = 'open' and is_automatic and reason = '';
