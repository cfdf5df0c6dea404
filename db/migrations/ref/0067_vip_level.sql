-- The levels of VIP, in versions: the newest one holds for everybody. What an older one said stays, since bonuses rest on it.
create table vip_level (
  version integer not null check (version > 0),
  level smallint not null check (level between 1 and 29),
  -- From how much experience on it is reached: whole pesos of play that counts.
  xp bigint not null check (xp between 1 and 1000000000000),
  -- In whole pesos: once for reaching it, and on each birthday.
  upgrade integer not null check (upgrade between 1 and 10000000),
  birthday integer not null check (birthday between 1 and 10000000),
  -- How often both must be played through.
  multiple smallint not null check (multiple between 0 and 100),
  primary key (version, level)
);

-- Levels as one person proposed them. Another one approves them, and they become the next version.
create table vip_change (
  id uuid primary key default gen_random_uuid(),
  -- The version that whoever proposed it saw.
  base integer not null check (base > 0),
  levels jsonb not null check (jsonb_typeof(levels) = 'array' and jsonb_array_length(levels) = 29),
  -- How many members would have risen when it was proposed, and what that costs, in 1/10,000 peso.
  members integer not null check (members >= 0),
  cost bigint not null check (cost >= 0),
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
-- Whoever sends twice, or at once with a colleague, proposes it once.
create unique index vip_change_waiting on vip_change ((true)) where status = 'proposed';
create index vip_change_list on vip_change (proposed_at desc, id desc);

insert into vip_level (version, level, xp, upgrade, birthday, multiple)
select 1, level, xp, upgrade,
  case when level <= 6 then 58 when level <= 12 then 188 when level <= 18 then 588 when level <= 24 then 1888 else 8888 end, 1
from unnest(
  '{2000, 6000, 12000, 20000, 40000, 70000, 100000, 160000, 240000, 360000, 500000, 700000, 1000000, 1400000, 2000000, 2800000,
    4000000, 5600000, 8000000, 11000000, 15000000, 20000000, 28000000, 40000000, 56000000, 80000000, 110000000, 150000000,
    200000000}'::bigint[],
  '{8, 18, 28, 38, 58, 88, 128, 188, 288, 388, 488, 588, 888, 1188, 1588, 1888, 2288, 2888, 3888, 5888, 7888, 9888, 12888, 15888,
    18888, 28888, 38888, 58888, 88888}'::integer[]
) with ordinality t (xp, upgrade, level);
