-- The level of a member stands in the profile and never falls. What it is made of is what the wallet counts as play: a copy of it
-- in the profile, which nobody ever wrote, goes.
alter table profile
  drop column xp,
  add constraint profile_vip check (vip between 0 and 29);
-- Whose birthday it is, among those who have a level.
create index profile_birthday on profile (substr(birthday, 6)) where birthday <> '' and vip > 0;

-- Each level that a member reached, and each birthday on which they had one: what it brought, and by which version of the levels.
create table vip_bonus (
  -- That of the reward which is posted for it.
  reward_id uuid primary key,
  uid bigint not null,
  kind smallint not null check (kind in (4003, 4004)),
  -- The level that was reached, or that the member had on the birthday.
  level smallint not null check (level between 1 and 29),
  -- The year of the birthday, and the date that was approved; of a level 0 and empty.
  year smallint not null,
  birthday text not null,
  -- In 1/10,000 peso.
  amount bigint not null check (amount > 0),
  version integer not null,
  -- What the wallet counted as play.
  turnover bigint not null,
  at timestamptz not null,
  check ((kind = 4004) = (year > 0)),
  check ((kind = 4004) = (birthday <> ''))
);
create unique index vip_bonus_level on vip_bonus (uid, level) where kind = 4003;
create unique index vip_bonus_year on vip_bonus (uid, year) where kind = 4004;

-- Whose play has come to a level that they have not reached yet.
create table vip_look (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null unique,
  due_at timestamptz
);
create index vip_look_due on vip_look (due_at) where due_at is not null;

-- The newest version of the levels by which everybody here was looked at.
create table vip_pass (
  id boolean primary key default true check (id),
  version integer not null check (version > 0)
);
