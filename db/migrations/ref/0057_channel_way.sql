-- By which way money goes out to a bank or wallet (its name, gateway and bank code), proposed by one of staff and decided
-- by another. The flip to approved and the channel's new way are one commit.
create table channel_way (
  id uuid primary key default gen_random_uuid(),
  channel text not null references channel,
  name text not null check (name <> ''),
  gateway text not null references gateway,
  instrument text not null check (instrument <> ''),
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
-- Whoever sends twice, or at once with a colleague, proposes it once.
create unique index channel_way_waiting on channel_way (channel) where status = 'proposed';

-- One that pays out nothing is sent nothing: what is to be paid through it waits.
alter table gateway add column pays_out boolean not null default true;

-- The voucher's channel takes codes: nobody stands behind it.
update channel set gateway = null, instrument = '' where id = '1008';
alter table channel add constraint channel_of_codes check (id <> '1008' or gateway is null);

-- Who is paid out is paid whole pesos, which are 10,000 units each, so that limits between them would shut some out.
update channel set
  min_amount = ceil(min_amount / 10000.0)::bigint * 10000,
  max_amount = greatest(ceil(min_amount / 10000.0), floor(max_amount / 10000.0))::bigint * 10000
where mode = 2;
alter table channel add constraint channel_whole
  check (mode = 1 or (min_amount % 10000 = 0 and max_amount % 10000 = 0));
