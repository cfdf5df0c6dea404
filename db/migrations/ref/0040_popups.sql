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
