-- What the home page shows besides games.
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
