-- What reviewers work through, over all members: a copy made of each member's own rows, known to be newer by its number. It
-- holds nothing personal.
create table kyc_case (
  uid bigint primary key,
  seq integer not null,
  version integer not null,
  state text not null check (state in ('waiting', 'decided')),
  standing smallint not null,
  submitted_at timestamptz not null,
  deadline_at timestamptz not null,
  checks jsonb not null default '{}',
  claimed_by text,
  lease_until timestamptz,
  escalated_by text,
  escalated_at timestamptz,
  escalation text not null default '',
  check ((claimed_by is null) = (lease_until is null))
);
create index kyc_case_waiting on kyc_case (submitted_at, uid) where state = 'waiting';
create index kyc_case_deadline on kyc_case (deadline_at, uid) where state = 'waiting';

-- That somebody was reminded of a check point, so that nobody is reminded of it twice.
create table kyc_reminder (
  uid bigint not null,
  hours smallint not null check (hours in (24, 48)),
  at timestamptz not null,
  primary key (uid, hours)
);

create table kyc_decision (
  uid bigint not null,
  version integer not null,
  decision text not null check (decision in ('full', 'basic', 'rejected')),
  decided_by text not null,
  decided_at timestamptz not null,
  waited_seconds integer not null,
  primary key (uid, version)
);
create index kyc_decision_at on kyc_decision (decided_at);

-- Which members stated which ID, by a keyed hash of type and number: the number itself is nowhere here. One that was approved
-- is one member's alone.
create table kyc_id_claim (
  number_hash bytea not null check (octet_length(number_hash) = 32),
  uid bigint not null,
  stated_at timestamptz not null,
  approved_at timestamptz,
  primary key (number_hash, uid)
);
create unique index kyc_id_claim_approved on kyc_id_claim (number_hash) where approved_at is not null;
create index kyc_id_claim_uid on kyc_id_claim (uid);

-- People who may not play. They are found by keyed hashes of the whole name, alone and with the birthday; what else is kept is
-- sealed, and nothing here can be listed in the plain.
create table restricted_person (
  id bytea primary key check (octet_length(id) = 32),
  source text not null,
  name_hash bytea not null check (octet_length(name_hash) = 32),
  person_hash bytea check (octet_length(person_hash) = 32),
  sealed bytea not null,
  valid_from date,
  valid_to date,
  imported_at timestamptz not null
);
create index restricted_person_name on restricted_person (name_hash);
create index restricted_person_imported on restricted_person (imported_at);

-- Who asked the list about whom, and what came of it; `assisted` is what a person found in the regulator's own list,
-- `unchecked` that there was no list to ask.
create table restricted_check (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  version integer not null,
  kind text not null check (kind in ('automatic', 'assisted')),
  result text not null check (result in ('none', 'possible', 'listed', 'lifted', 'unchecked')),
  checked_by text not null,
  evidence text not null default '',
  at timestamptz not null
);
create index restricted_check_uid on restricted_check (uid, at);
