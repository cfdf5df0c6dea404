-- What is said to everybody and agreed to. A text that changes becomes a new version; the older ones stay, because
-- members agreed to them.
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
