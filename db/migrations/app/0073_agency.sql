-- Members who applied to be agents. One who is approved invites players by a link of their own until their accreditation ends.
create table agency (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  name text not null check (length(name) between 2 and 60),
  phone text not null check (phone ~ '^9[0-9]{9}$'),
  -- Where they said that they would meet players.
  channel text not null check (length(channel) between 2 and 80),
  note text not null check (length(note) <= 500),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  applied_at timestamptz not null,
  decided_by text not null default '',
  decided_at timestamptz,
  -- What the member reads of a rejection or an end.
  reason text not null default '',
  -- The accreditation: what approved it, until when, and the code of the link.
  reference text not null default '',
  ends_at timestamptz,
  code text not null default '',
  ended_at timestamptz,
  ended_by text not null default '',
  -- When something is to be done: to tell the member, or to end what is over. Null where nothing is left to do.
  due_at timestamptz,
  check ((status in ('approved', 'expired')) <= (ends_at is not null and code <> '' and reference <> '')),
  check ((status in ('withdrawn', 'expired')) = (ended_at is not null)),
  check (status <> 'rejected' or decided_at is not null)
);
create unique index agency_current on agency (uid) where status in ('pending', 'approved');
create index agency_member on agency (uid, applied_at desc);
create index agency_list on agency (status, applied_at, id);
create index agency_due on agency (due_at) where due_at is not null;
