-- By what a member may log in without a code: the public half of a key that their device keeps and never shows.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null references sign_in,
  -- As browsers write it.
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and length(credential_id) <= 1364),
  -- A passkey holds for the host it was made on, and for no other.
  host text not null,
  public_key bytea not null,
  -- How often the device says it has signed. One that goes back is a copy; synced ones always say 0.
  counter bigint not null check (counter >= 0),
  is_synced boolean not null,
  transports text[] not null,
  name text not null check (length(name) <= 40),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_member on passkey (uid, created_at);

-- Whether the member is let in by nothing but a passkey.
alter table sign_in add column asks_passkey boolean not null default false;

alter table session drop constraint session_confirmed_by_check;
alter table session add constraint session_confirmed_by_check check (confirmed_by in ('code', 'password', 'passkey'));
