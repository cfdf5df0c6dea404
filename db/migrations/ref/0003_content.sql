-- What players see besides games: the home page, announcements, advertisements, texts that they agree to.
create table banner (
  id text primary key,
  brands text[] not null default '{slots,game,play,h5}',
  place smallint not null,
  img text not null,
  kicker_en text not null, kicker_tl text not null,
  title_en text not null, title_tl text not null,
  subtitle_en text not null, subtitle_tl text not null,
  action_en text not null, action_tl text not null,
  href text not null,
  tone text not null check (tone in ('brand', 'sea', 'ube', 'gold'))
);

create table link (
  id text primary key,
  kind text not null check (kind in ('media', 'bottom', 'top')),
  place smallint not null,
  name text not null,
  url text not null,
  img text
);

create table setting (
  name text primary key,
  value jsonb not null
);
insert into setting (name, value) values ('maintenance', 'false');

-- Announcements that lie over the app: a picture, and where it leads. Pictures themselves are objects.
create table popup (
  id uuid primary key,
  version integer not null default 0,
  title_en text not null check (title_en <> ''),
  title_tl text not null check (title_tl <> ''),
  img text not null check (img ~ '^/img/popups/[0-9a-f]{32}\.webp$'),
  link text not null,
  frequency smallint not null check (frequency in (1, 2)),
  seq integer not null check (seq >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  is_on boolean not null,
  brand text not null check (brand in ('', 'slots', 'game', 'play', 'h5')),
  visible_type smallint not null check (visible_type in (1, 2, 3)),
  levels integer[] not null,
  users bigint[] not null,
  updated_at timestamptz not null,
  check (visible_type <> 2 or cardinality(levels) > 0)
);
create index popup_shown on popup (ends_at) where is_on;

-- Advertisements elsewhere, by the ids that their links carry, and the pages that such links lead to.
create table ad (
  ad_id text primary key check (ad_id ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$'),
  version integer not null default 0,
  ad_name text not null check (ad_name <> ''),
  channel text not null check (channel <> ''),
  -- Null asks nobody for the id by which they know the visitor.
  tracker text check (tracker in ('tracker')),
  domain_id integer not null check (domain_id >= 0),
  is_on boolean not null,
  updated_at timestamptz not null default now()
);
create table ad_landing (
  name text primary key check (name in ('grabvip', 'grabmb', 'grabfg')),
  version integer not null default 0,
  title_en text not null check (title_en <> ''),
  title_tl text not null check (title_tl <> ''),
  line_en text not null check (line_en <> ''),
  line_tl text not null check (line_tl <> ''),
  img text not null check (img ~ '^/img/(popups|home)/[0-9a-z-]+\.webp$'),
  tone text not null check (tone in ('brand', 'sea', 'ube', 'gold')),
  mini_program text not null check (mini_program in ('glife', 'mayamini', 'lazadamini')),
  is_on boolean not null,
  updated_at timestamptz not null default now()
);
-- Staff write what each says before they switch it on.
insert into ad_landing (name, title_en, title_tl, line_en, line_tl, img, tone, mini_program, is_on)
values
  ('grabvip', 'Saya', 'Saya', 'Games for the Philippines', 'Mga laro para sa Pilipinas', '/img/home/banner-vip.webp', 'ube', 'glife', false),
  ('grabmb', 'Saya', 'Saya', 'Games for the Philippines', 'Mga laro para sa Pilipinas', '/img/home/banner-ranking.webp', 'sea', 'mayamini', false),
  ('grabfg', 'Saya', 'Saya', 'Games for the Philippines', 'Mga laro para sa Pilipinas', '/img/home/banner-deposit-bonus.webp', 'brand', 'lazadamini', false);

-- A text that changes becomes a new version; the older ones stay, because members agreed to them.
create table legal_document (
  name text not null check (name in ('terms', 'privacy', 'stmt', 'faq', 'about', 'marketing')),
  -- `h5` is the text of all brands that have none of their own.
  brand text not null default 'h5' check (brand in ('slots', 'game', 'play', 'h5')),
  version integer not null check (version > 0),
  title_en text not null, title_tl text not null,
  body_en text not null, body_tl text not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  published_at timestamptz not null default now(),
  primary key (name, brand, version)
);

-- The branches a member may name as the nearest.
create table kyc_branch (
  id integer primary key,
  address text not null unique,
  sorting integer not null default 0,
  is_open boolean not null default true
);
insert into kyc_branch (id, address, sorting) values
  (1, 'Newport Boulevard, Newport City, Pasay, Metro Manila', 1),
  (2, 'Ayala Avenue, Makati, Metro Manila', 2),
  (3, 'Ortigas Avenue, Pasig, Metro Manila', 3),
  (4, 'Quezon Avenue, Quezon City, Metro Manila', 4),
  (5, 'Osmena Boulevard, Cebu City, Cebu', 5),
  (6, 'J.P. Laurel Avenue, Davao City, Davao del Sur', 6);
