-- The push service's own book: the browsers that subscribed, and what was pushed to them. A real service has no browser's private
-- key; this one plays the browser too.
create table push_browser (
  number bigint generated always as identity primary key,
  id text not null unique,
  private_key text not null,
  auth text not null,
  -- The public key of whoever may push to it.
  application_key text not null,
  is_gone boolean not null default false
);

create table push_message (
  number bigint generated always as identity primary key,
  browser text not null references push_browser (id),
  ttl integer not null,
  urgency text not null,
  topic text not null,
  text text not null,
  taken_at timestamptz not null
);
create index push_message_browser on push_message (browser, number desc);
