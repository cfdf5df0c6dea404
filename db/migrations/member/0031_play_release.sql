-- A member's release from all play that their balance still asks for: proposed by one of staff and decided by another. The flip to
-- approved and the posting that bears its id are one commit.
create table play_release (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
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
create unique index play_release_waiting on play_release (uid) where status = 'proposed';
create index play_release_queue on play_release (status, proposed_at, id);
