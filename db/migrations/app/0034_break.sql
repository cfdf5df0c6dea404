-- What becomes of money that fits no deposit. It is credited to a member by two people, one who proposes and another who
-- agrees, or it is given back, or kept, each with a reason. Between the agreement and the posting it is `crediting`.
alter table payment_break
  add column state text not null default 'open'
    check (state in ('open', 'proposed', 'crediting', 'credited', 'returned', 'kept')),
  add column proposed_uid bigint,
  add column proposed_by uuid,
  add column proposed_name text not null default '',
  add column note text not null default '',
  add column decided_name text not null default '',
  add check ((closed_at is not null) = (state in ('credited', 'returned', 'kept'))),
  add check (state not in ('proposed', 'crediting', 'credited') or (proposed_uid is not null and proposed_by is not null));
create index payment_break_reference on payment_break (gateway, reference);
create index payment_break_credited on payment_break (gateway, closed_at) where state = 'credited';
create index payment_break_all on payment_break (found_at desc, payment_id desc);
create index payment_claim_reference on payment_claim (reference);
create index payment_claim_time on payment_claim (gateway, claimed_at);
create index payment_event_reference on payment_event (gateway, reference);
create index payment_reference on payment (gateway, reference);
create index payment_id on payment (payment_id);

-- What a gateway, our orders and the ledger say of one Manila day, side by side.
create table payment_report (
  gateway text not null,
  day date not null,
  -- Whether the gateway has a list of its own; else it was asked about each of our references.
  has_list boolean not null,
  told_count integer not null,
  told_amount bigint not null,
  -- Of these: what is a deposit's, and what waits or waited for a person.
  credited_count integer not null,
  credited_amount bigint not null,
  kept_count integer not null,
  kept_amount bigint not null,
  -- What was completed on that day, and what the ledger posted from the gateway's account on it.
  ordered_count integer not null,
  ordered_amount bigint not null,
  posted_count integer not null,
  posted_amount bigint not null,
  mismatches integer not null,
  made_at timestamptz not null,
  primary key (gateway, day)
);

create table payment_mismatch (
  gateway text not null,
  day date not null,
  kind text not null check (kind in ('missing', 'unreported', 'amount', 'unposted', 'unordered')),
  -- A payment by the gateway's name, or one of our references.
  name text not null,
  amount bigint not null,
  other_amount bigint not null,
  primary key (gateway, day, kind, name),
  foreign key (gateway, day) references payment_report on delete cascade
);
