-- Vouchers are given out in batches, all of one worth. A batch that is more than one person may give out alone waits until a
-- second one has agreed.
create table voucher_batch (
  id bigint generated always as identity primary key,
  note text not null check (length(note) between 1 and 500),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  quantity integer not null check (quantity between 1 and 1000),
  expires_at timestamptz not null,
  status text not null check (status in ('proposed', 'approved', 'rejected', 'issued', 'void')),
  made_by uuid not null references operator,
  made_at timestamptz not null,
  decided_by uuid references operator check (decided_by <> made_by),
  decided_at timestamptz,
  issued_at timestamptz,
  voided_at timestamptz,
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'rejected' or decided_by is not null),
  check (status <> 'issued' or issued_at is not null),
  check ((status = 'void') = (voided_at is not null))
);
create index voucher_batch_maker on voucher_batch (made_by, made_at);
-- The orders in which the office lists them.
create index voucher_batch_made on voucher_batch (made_at, id);
create index voucher_batch_amount on voucher_batch (amount, id);
create index voucher_batch_expires on voucher_batch (expires_at, id);

-- A voucher is known by the keyed hash of its code; the code itself is nowhere. Its id names the one posting that it comes to.
-- Whose it becomes is written here first, and the money follows in the member's own schema.
create table voucher (
  id uuid primary key default gen_random_uuid(),
  batch_id bigint not null references voucher_batch,
  place integer not null check (place > 0),
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  uid bigint references sign_in,
  claimed_at timestamptz,
  -- When its money is known to be in the wallet.
  credited_at timestamptz,
  -- Staff made it worthless by itself, while it was nobody's.
  voided_at timestamptz,
  unique (batch_id, place),
  check ((uid is null) = (claimed_at is null)),
  check (credited_at is null or uid is not null),
  check (voided_at is null or uid is null)
);
create index voucher_waiting on voucher (claimed_at) where uid is not null and credited_at is null;
create index voucher_uid on voucher (uid) where uid is not null;
