-- Members who no longer have their number and ask for another one: one of staff proposes the move and another approves it.
create table number_claim (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null references sign_in,
  old_phone text not null check (old_phone ~ '^9[0-9]{9}$'),
  -- Whoever asks holds this one: a code that went there was shown.
  new_phone text not null check (new_phone ~ '^9[0-9]{9}$' and new_phone <> old_phone),
  words text not null check (length(words) <= 500),
  status text not null default 'asked' check (status in ('asked', 'proposed', 'approved', 'refused', 'stopped', 'expired')),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- How often another number was asked for while this one was open.
  rivals integer not null default 0,
  proposed_by uuid,
  proposed_name text not null default '',
  proposed_at timestamptz,
  -- How whoever proposed it found out that it is the member.
  proof text not null default '',
  -- Empty where the owner stopped it themselves, or nobody decided.
  decided_by uuid,
  decided_name text not null default '',
  ended_at timestamptz,
  decision text not null default '',
  check ((proposed_by is null) = (proposed_at is null)),
  check (status <> 'proposed' or (proposed_by is not null and proof <> '')),
  check ((status in ('asked', 'proposed')) = (ended_at is null)),
  check ((status in ('approved', 'refused')) = (decided_by is not null)),
  check (status <> 'approved' or (proposed_by is not null and proposed_by <> decided_by))
);
create unique index number_claim_open on number_claim (uid) where status in ('asked', 'proposed');
create index number_claim_member on number_claim (uid, asked_at desc);
create index number_claim_list on number_claim (asked_at, id);
