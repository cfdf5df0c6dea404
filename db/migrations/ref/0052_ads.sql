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
