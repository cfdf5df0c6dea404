-- Where messages are pushed to: one browser for a session at most, found by its address before a member is known. It goes with the
-- session, and says nothing of the member but the language of their page and the host that it was on.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null references sign_in,
  session_id uuid not null unique references session (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- With these a message is sealed for that browser alone.
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language in ('en', 'tl')),
  origin text not null,
  created_at timestamptz not null
);
create index push_subscription_uid on push_subscription (uid, created_at);

-- That a message is on its way to a browser, so that it is sent once, however many workers come upon it.
create table push_note (
  subscription_id uuid not null references push_subscription on delete cascade,
  message_id uuid not null,
  noted_at timestamptz not null,
  primary key (subscription_id, message_id)
);
