-- A box that a member was offered on a day, and what it came to. It is kept from when it was first offered.
create table box (
  uid bigint not null,
  day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  status text not null check (status in ('offered', 'opened', 'refused')),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  -- By which claim it was opened, and what the browser brought to the draw.
  claim_id uuid,
  client_seed text,
  amount bigint check (amount > 0),
  -- Why it came to nothing.
  code text not null default '',
  ended_at timestamptz,
  primary key (uid, day),
  check ((status = 'offered') = (ended_at is null)),
  check ((status = 'offered') = (claim_id is null)),
  check ((status = 'opened') = (amount is not null)),
  check ((status = 'refused') = (code <> '')),
  check ((claim_id is null) = (client_seed is null))
);
create index box_opened on box (day, uid) where status = 'opened';
