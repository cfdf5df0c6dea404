-- From where a game was opened: the country, by which of our sources, and what spoke for a VPN. Nothing where nobody knows.
alter table game_session
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  add column country_source text not null default '' check (country_source in ('', 'header', 'ranges')),
  add column vpn_signs text[] not null default '{}';

-- Launches that the law refused for where they came from, and whether their member says that this is wrong.
create table refused_launch (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  game integer not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  country_source text not null check (country_source in ('header', 'ranges')),
  vpn_signs text[] not null,
  refused_at timestamptz not null,
  disputed_at timestamptz check (disputed_at >= refused_at)
);
create index refused_launch_newest on refused_launch (uid, refused_at desc, id);
