-- The checking party's own book of every check: what it was asked, which picture it was shown, what it made of it.
create table id_check (
  id text primary key,
  client_id text not null,
  biz_id text not null,
  user_id text not null,
  doc_type text not null,
  complete_url text not null,
  interrupt_url text not null,
  locale text not null,
  -- What the page shows to act for this check.
  page_key text not null,
  state text not null check (state in ('open', 'reading', 'passed', 'failed', 'left')),
  tries integer not null default 0,
  -- A reader that died gives the check back at this time.
  reading_until timestamptz,
  doc_error text,
  outcome jsonb,
  picture bytea,
  opened_at timestamptz not null,
  expires_at timestamptz not null
);
create index id_check_expiry on id_check (expires_at);
