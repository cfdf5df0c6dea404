-- What staff put right in a member's balance: proposed by one and decided by another. The flip to approved and the posting that
-- bears its id are one commit.
create table adjustment (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  direction text not null check (direction in ('given', 'taken')),
  -- Which account of the house it goes through. What a gateway moved more or less than was asked of it goes through that
  -- gateway's own, so that this is what the gateway has of ours.
  cause text not null check (cause in ('goodwill', 'correction', 'provider', 'chargeback', 'paymongo', 'xendit')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  reason text not null,
  -- What it rests on: a ticket, a letter, a line of a provider's report.
  evidence text not null,
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
-- Whoever sends the same twice, or at once with a colleague, proposes it once while it waits.
create unique index adjustment_waiting on adjustment (uid, direction, cause, amount) where status = 'proposed';
create index adjustment_queue on adjustment (status, proposed_at, id);
create index adjustment_amount on adjustment (status, amount, id);
