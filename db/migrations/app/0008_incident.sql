-- What somebody must look at. The same thing is open once, however often it is met again. No personal detail: a
-- subject names a command, an order or a file by its id.
create table incident (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[A-Z_]{3,40}$'),
  subject text not null check (length(subject) between 1 and 200),
  detail jsonb not null,
  opened_at timestamptz not null,
  -- When it was last met.
  seen_at timestamptz not null,
  closed_at timestamptz
);
create unique index incident_open on incident (kind, subject) where closed_at is null;
create index incident_newest on incident (opened_at desc, id desc);
