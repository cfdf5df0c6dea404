-- An exclusion by others: a family on proof, the operator, the regulator's list, or one taken over from another account of the same
-- person. Its end counts, and its period where somebody chose one. A written request can lift one after its first six months.
alter table exclusion
  add column source text not null default 'member' check (source in ('member', 'family', 'operator', 'regulator', 'same_person')),
  add column lifted_at timestamptz,
  drop constraint exclusion_check,
  add constraint exclusion_lifted check (lifted_at > begins_at),
  add constraint exclusion_source_cause check (source = 'member' or cause = 'exclusion'),
  add constraint exclusion_period check (case
    when cause = 'time_out' then period in ('24h', '7d', '30d')
    when source = 'member' then period in ('6m', '1y', '5y')
    when source = 'family' then period in ('3m', '6m', '1y')
    when source = 'operator' then period in ('6m', '1y', '5y')
    else period = '' end);

-- What stands behind an exclusion by a family: a picture of the document, sealed in the store of objects.
create table exclusion_proof (
  id uuid primary key,
  uid bigint not null,
  object_key text not null unique,
  sent_by text not null,
  sent_at timestamptz not null
);
create index exclusion_proof_uid on exclusion_proof (uid, sent_at);

-- What members wrote who want their exclusion to end before its time.
create table exclusion_request (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  words text not null check (char_length(words) between 1 and 1000),
  asked_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'agreed', 'refused', 'lifted', 'ended')),
  answered_at timestamptz,
  -- From when on the member may say that they still want it.
  open_from timestamptz,
  confirmed_at timestamptz,
  check ((status = 'open') = (answered_at is null)),
  check (status not in ('agreed', 'lifted') or open_from is not null),
  check ((status = 'lifted') = (confirmed_at is not null))
);
create unique index exclusion_request_open on exclusion_request (uid) where status in ('open', 'agreed');
create index exclusion_request_queue on exclusion_request (status, asked_at, id);

-- That somebody is excluded, or that a request is agreed to: proposed by one of staff and decided by another.
create table exclusion_proposal (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  act text not null check (act in ('exclude', 'lift')),
  source text not null check (source in ('', 'family', 'operator')),
  -- Of whoever asks for it to the member.
  relation text not null check (relation in ('', 'spouse', 'child', 'parent', 'sibling')),
  period text not null check (period in ('', '3m', '6m', '1y', '5y')),
  proof uuid references exclusion_proof,
  request uuid references exclusion_request,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((act = 'lift') = (request is not null)),
  check ((act = 'exclude') = (source <> '')),
  check ((act = 'exclude') = (period <> '')),
  check ((source = 'family') = (relation <> '')),
  check ((source = 'family') = (proof is not null)),
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index exclusion_proposal_waiting on exclusion_proposal (uid, act) where status = 'proposed';
create index exclusion_proposal_queue on exclusion_proposal (status, proposed_at, id);

-- What somebody did about money that reached an excluded member.
alter table excluded_credit
  add column status text not null default 'open' check (status in ('open', 'payout', 'noted')),
  -- The withdrawal that took it back.
  add column withdrawal uuid,
  add column ended_by text not null default '',
  add column ended_at timestamptz,
  add column note text not null default '',
  add constraint excluded_credit_ended check ((status = 'open') = (ended_at is null)),
  add constraint excluded_credit_payout check ((status = 'payout') = (withdrawal is not null)),
  add constraint excluded_credit_note check (status <> 'noted' or note <> '');
create index excluded_credit_queue on excluded_credit (status, credited_at, id);
