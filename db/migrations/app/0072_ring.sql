-- Members whose friends look like one person's accounts or a group's: found before an invite pays, and decided by a person.
create table ring (
  uid bigint primary key,
  found_at timestamptz not null,
  -- How many of the friends wait for a person.
  held integer not null check (held >= 0)
);
create index ring_waiting on ring (found_at, uid) where held > 0;
create index ring_over on ring (found_at, uid) where held = 0;

-- A friend of theirs. What a person said stays said.
create table ring_friend (
  uid bigint primary key,
  parent bigint not null references ring,
  status text not null check (status in ('held', 'free', 'refused')),
  points smallint not null check (points > 0),
  found_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  reason text not null default '',
  -- When the rewards that the friend brought must be made to follow. Null once they do.
  due_at timestamptz,
  check (uid <> parent),
  check ((status = 'held') = (decided_at is null)),
  check (status <> 'held' or due_at is null)
);
create index ring_friend_parent on ring_friend (parent, uid);
create index ring_friend_due on ring_friend (due_at) where due_at is not null;

-- What speaks for it, and which account it is shared with: the friend's own where it is shared with nobody.
create table ring_tie (
  uid bigint not null references ring_friend,
  other bigint not null,
  sign text not null check (sign in ('self', 'id', 'payee', 'couple', 'crowd', 'minute', 'circle', 'chain', 'device', 'network')),
  primary key (uid, sign, other)
);

-- Finds who signs in with the same device.
create index known_device_hash on known_device (device_hash);
