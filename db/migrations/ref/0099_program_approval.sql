-- Under which reference, and for which days, the regulator approved a programme that has no last day of its own: one of staff enters it,
-- another one agrees. It is good for one version of the programme's terms.
create table program_approval (
  id uuid primary key default gen_random_uuid(),
  program text not null check (program in ('mystery-box', 'vip')),
  version integer not null check (version > 0),
  reference text not null check (reference <> ''),
  first_day date not null,
  last_day date not null,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check (first_day <= last_day),
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index program_approval_waiting on program_approval (program) where status = 'proposed';
create index program_approval_newest on program_approval (program, proposed_at desc);
