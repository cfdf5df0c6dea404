-- How far a friend has come whom a member's own link brought, and what came of it for both of them.
create table invite (
  id uuid primary key default gen_random_uuid(),
  -- The friend.
  uid bigint not null unique,
  parent bigint not null check (parent <> uid),
  joined_at timestamptz not null,
  verified_at timestamptz,
  -- The first deposit that is large enough, while it is not taken back.
  deposit uuid,
  deposit_amount bigint check (deposit_amount > 0),
  deposited_at timestamptz,
  played_at timestamptz,
  -- By which version of which promotion it counts, and since when. It never changes.
  promotion text,
  version integer,
  counted_at timestamptz,
  -- Of the ID that the friend was approved with: it counts once, whoever else is approved with it later.
  id_hash bytea,
  -- Why a person has to look at it before anything is paid.
  held text not null default '',
  -- What each of the two gets: it is still decided, promised, refused with a code, or there is nothing to get.
  parent_state text not null default 'open' check (parent_state in ('open', 'promised', 'refused', 'none')),
  parent_code text not null default '',
  parent_amount bigint not null default 0 check (parent_amount >= 0),
  friend_state text not null default 'open' check (friend_state in ('open', 'promised', 'refused', 'none')),
  friend_code text not null default '',
  friend_amount bigint not null default 0 check (friend_amount >= 0),
  -- Since when the deposit that it counted by is taken back.
  taken_back_at timestamptz,
  -- When somebody has to look at it again; null where nothing can change any more.
  due_at timestamptz,
  check ((deposit is null) = (deposit_amount is null) and (deposit is null) = (deposited_at is null)),
  check ((counted_at is null) = (promotion is null) and (counted_at is null) = (version is null)),
  check (counted_at is not null or (parent_state = 'open' and friend_state = 'open'))
);
create index invite_due on invite (due_at) where due_at is not null;
create index invite_parent on invite (parent, joined_at desc, id desc);
create index invite_joined on invite (joined_at);
create unique index invite_id_hash on invite (id_hash) where id_hash is not null;
insert into invite (uid, parent, joined_at, due_at)
  select uid, parent, at, at from referral where state = 'named';

-- For how many friends an approved ID was given something in a month.
create table invite_month (
  id_hash bytea not null,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  friends integer not null check (friends >= 0),
  primary key (id_hash, month)
);
