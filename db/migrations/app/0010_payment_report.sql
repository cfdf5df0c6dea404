-- What a gateway, our orders and the ledger say of one Manila day, side by side: of what came in, and of what went out.
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
  direction text not null check (direction in ('in', 'out')),
  -- What was paid out and came back on that day, as the gateway and as the ledger have it.
  told_back_count integer not null default 0,
  told_back_amount bigint not null default 0,
  posted_back_count integer not null default 0,
  posted_back_amount bigint not null default 0,
  -- How much more the gateway moved on that day than the ledger posted, where both have the same in the end and only lay it on
  -- different days.
  shifted_amount bigint not null default 0,
  primary key (gateway, day, direction)
);

create table payment_mismatch (
  gateway text not null,
  day date not null,
  kind text not null,
  -- A payment by the gateway's name, or one of our references.
  name text not null,
  amount bigint not null,
  other_amount bigint not null,
  direction text not null,
  -- Our withdrawal that it is about, and whose that is, where it is about one.
  reference text not null default '',
  uid bigint,
  found_at timestamptz not null,
  -- When a later comparison did not find it any more.
  closed_at timestamptz,
  -- Of its amounts. Money in another currency than pesos is in none of the sums of its day.
  currency text not null,
  primary key (gateway, day, direction, kind, name),
  foreign key (gateway, day, direction) references payment_report on delete cascade,
  constraint payment_mismatch_check check (
    (direction = 'in' and kind in ('missing', 'unreported', 'amount', 'currency', 'twice', 'unposted', 'unordered'))
    or (direction = 'out' and kind in ('unknown', 'unpaid', 'unsettled', 'refused', 'uncredited', 'recredited', 'amount',
      'currency', 'account', 'twice', 'stray', 'unposted', 'unordered')))
);
-- Days that are to be compared anew until they add up.
create index payment_mismatch_open on payment_mismatch (direction, gateway, day) where closed_at is null;

-- What somebody found out about a mismatch. It outlives the day's being compared anew, which writes the mismatches afresh.
create table mismatch_note (
  gateway text not null,
  day date not null,
  kind text not null,
  name text not null,
  -- How often it was written: whoever writes says which one they saw.
  version integer not null check (version > 0),
  note text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  -- Whoever wrote it says that nothing more is to be done: the mismatch counts no longer.
  is_explained boolean not null default false,
  primary key (gateway, day, direction, kind, name)
);
