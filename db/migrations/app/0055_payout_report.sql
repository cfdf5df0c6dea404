-- A day at a gateway has two sides: what came in, and what went out. Each is compared by itself.
alter table payment_mismatch drop constraint payment_mismatch_gateway_day_fkey;
alter table payment_mismatch drop constraint payment_mismatch_pkey;
alter table payment_report drop constraint payment_report_pkey;
alter table mismatch_note drop constraint mismatch_note_pkey;

alter table payment_report
  add column direction text not null default 'in' check (direction in ('in', 'out')),
  -- What was paid out and came back on that day, as the gateway and as the ledger have it.
  add column told_back_count integer not null default 0,
  add column told_back_amount bigint not null default 0,
  add column posted_back_count integer not null default 0,
  add column posted_back_amount bigint not null default 0,
  -- How much more the gateway moved on that day than the ledger posted, where both have the same in the end and only lay
  -- it on different days.
  add column shifted_amount bigint not null default 0,
  add primary key (gateway, day, direction);
alter table payment_report alter column direction drop default;

alter table payment_mismatch drop constraint payment_mismatch_kind_check;
alter table payment_mismatch
  add column direction text not null default 'in',
  -- Our withdrawal that it is about, and whose that is, where it is about one.
  add column reference text not null default '',
  add column uid bigint,
  add column found_at timestamptz,
  -- When a later comparison did not find it any more.
  add column closed_at timestamptz,
  add primary key (gateway, day, direction, kind, name),
  add foreign key (gateway, day, direction) references payment_report on delete cascade,
  add check (
    (direction = 'in' and kind in ('missing', 'unreported', 'amount', 'unposted', 'unordered'))
    or (direction = 'out' and kind in ('unknown', 'unpaid', 'unsettled', 'refused', 'uncredited', 'recredited', 'amount',
      'currency', 'account', 'twice', 'stray', 'unposted', 'unordered')));
update payment_mismatch m set found_at = r.made_at
from payment_report r
where r.gateway = m.gateway and r.day = m.day and r.direction = m.direction;
alter table payment_mismatch alter column found_at set not null;
alter table payment_mismatch alter column direction drop default;
-- Days that are to be compared anew until they add up.
create index payment_mismatch_open on payment_mismatch (direction, gateway, day) where closed_at is null;

alter table mismatch_note
  add column direction text not null default 'in' check (direction in ('in', 'out')),
  -- Whoever wrote it says that nothing more is to be done: it counts no longer as something that does not fit.
  add column is_explained boolean not null default false,
  add primary key (gateway, day, direction, kind, name);
alter table mismatch_note alter column direction drop default;
