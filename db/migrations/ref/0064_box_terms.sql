-- What mystery boxes hold and who is offered one: proposed by one of staff and decided by another. A day goes by the newest that
-- was approved when the day was bound; until then the product's own do.
create table box_terms (
  id uuid primary key default gen_random_uuid(),
  terms jsonb not null,
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
create unique index box_terms_waiting on box_terms ((true)) where status = 'proposed';
create index box_terms_newest on box_terms (status, decided_at desc);
