-- What a member told us that they earn is kept each time that they told it, one row behind the other: a day that is found anew reads the
-- one that held at its end. A row without a figure takes back the one before.
alter table harm_income
  drop constraint harm_income_pkey,
  alter column monthly drop not null,
  add column nth integer not null default 1 check (nth > 0),
  -- The second of two people, where it took two.
  add column agreed_name text not null default '',
  add primary key (uid, nth);

-- A higher income than the one that is known, or none, may lower a band: proposed by one of staff and decided by another.
create table harm_income_change (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  monthly bigint check (monthly > 0),
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
create unique index harm_income_change_waiting on harm_income_change (uid) where status = 'proposed';
create index harm_income_change_newest on harm_income_change (uid, proposed_at desc, id);
