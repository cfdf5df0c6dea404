-- An attempt to be paid out. The row is there before any gateway is asked; its id is the reference that the gateway knows
-- it by, and the name of its postings. Its money is held from the row's own commit on, until it is paid or given back.
create table withdrawal (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  -- The payout account, with what was shown of it then.
  account_id text not null,
  account text not null,
  channel text not null,
  channel_name text not null,
  channel_img text not null,
  gateway text not null,
  -- The gateway's own name of the bank or wallet that is paid to.
  instrument text not null,
  rail text not null check (rail in ('instapay', 'pesonet')),
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  status text not null check (status in ('under_review', 'paying', 'completed', 'canceled', 'timeout')),
  -- Why a person looks at it, and how many must say yes.
  flags text[] not null,
  approvals_needed smallint not null check (approvals_needed between 0 and 2),
  -- With which device it was asked for.
  device_id text not null default '',
  outcome text not null default '' check (outcome in ('', 'declined', 'failed', 'returned')),
  created_at timestamptz not null,
  -- When it was first allowed to be paid.
  released_at timestamptz,
  -- When the gateway was first asked to pay. From then on it may have done so, whatever it answered.
  sent_at timestamptz,
  -- How often it was asked, always under the same name.
  sendings integer not null default 0 check ((sendings > 0) = (sent_at is not null)),
  -- Whoever asks the gateway to pay has until then, and nobody else does meanwhile.
  sending_until timestamptz,
  -- The gateway's own name of the payout, once it has told it.
  payout_id text,
  ended_at timestamptz,
  -- When the gateway was last asked because somebody looked.
  looked_at timestamptz,
  -- When it is to be seen to next, whoever looks or not. Null once there is nothing left to see to.
  next_check_at timestamptz,
  check ((status in ('completed', 'canceled')) = (ended_at is not null)),
  check ((status = 'canceled') = (outcome <> '')),
  check (sent_at is null or released_at is not null),
  check (status <> 'under_review' or released_at is null)
);
-- One that is not over yet for each account: two at the same moment cannot both be it.
create unique index withdrawal_open on withdrawal (uid, account_id)
  where status in ('under_review', 'paying', 'timeout');
create index withdrawal_newest on withdrawal (uid, created_at desc, id desc);
create index withdrawal_next_check on withdrawal (next_check_at) where next_check_at is not null;
create index withdrawal_queue on withdrawal (status, created_at, id);

-- Who of the staff said yes. Nobody does twice.
create table withdrawal_approval (
  withdrawal uuid not null references withdrawal,
  operator_id uuid not null,
  operator text not null,
  approved_at timestamptz not null,
  primary key (withdrawal, operator_id)
);
