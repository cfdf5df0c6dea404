-- What players are offered: providers, the categories of the navigation, games.
create table provider (
  venue_id integer primary key,
  platform_id integer not null unique,
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  logo text not null,
  -- Staff closed it by hand.
  maintained boolean not null default false,
  -- One of its maintenance windows is open, as the clock's job found.
  in_window boolean not null default false,
  is_closed boolean not null generated always as (maintained or in_window) stored
);

create table category (
  name text primary key,
  game_type smallint not null,
  place smallint not null unique,
  img text not null,
  on_home boolean not null
);

create table game (
  id integer primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,60}$'),
  en_name text not null,
  tl_name text not null,
  category text not null references category,
  venue_id integer not null references provider,
  img text not null,
  -- The colours of the picture, by name: no two games of the same colours stand side by side. Empty where nobody named them.
  palette text not null default '',
  -- The return that players are shown: of the provider with whom the game would be opened now.
  rtp_ppm integer not null check (rtp_ppm between 0 and 1000000),
  volatility smallint not null check (volatility between 1 and 5),
  is_hot boolean not null default false,
  is_new boolean not null default false,
  sorting integer not null,
  maintained boolean not null default false,
  online boolean not null default true,
  -- A game may be shown only under the regulator's approval of it.
  approval_ref text not null unique,
  -- What the catalogue declares of the return, kept where a provider has told another. Null until a provider has told one.
  declared_rtp_ppm integer check (declared_rtp_ppm between 0 and 1000000)
);

-- Times in which a provider, or everything, is closed: planned by staff, told to players beforehand.
create table maintenance_window (
  id uuid primary key,
  version integer not null default 0,
  -- Null closes everything.
  venue_id integer references provider,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  is_cancelled boolean not null default false,
  updated_at timestamptz not null
);
create index maintenance_window_ahead on maintenance_window (ends_at) where not is_cancelled;

-- One row, moved by every change of what is shared, so that copies of the server know their caches are old.
create table content_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
insert into content_version default values;
