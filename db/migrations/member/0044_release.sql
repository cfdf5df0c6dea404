-- That an account which cools down may be paid to before its time: proposed by one of staff and decided by another. The
-- flip to approved and the account's new time are one commit.
create table release (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  payee uuid not null references payee (id),
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
-- Whoever sends twice, or at once with a colleague, proposes it once.
create unique index release_waiting on release (payee) where status = 'proposed';
create index release_payee on release (payee, proposed_at);
create index payee_ready on payee (ready_at, id) where deleted_at is null;
