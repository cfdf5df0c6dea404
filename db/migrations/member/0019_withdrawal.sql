-- An account that money may be paid out to. The number is sealed, and beside it stand what is shown of it and a keyed hash to
-- compare it by. What the channel was called when it was added is kept, whatever becomes of the channel.
create table payee (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  channel text not null,
  channel_name text not null,
  channel_img text not null,
  -- 1 a bank, 2 a wallet or another instrument.
  flag smallint not null check (flag in (1, 2)),
  sealed_number bytea not null,
  masked_number text not null,
  number_hash bytea not null check (octet_length(number_hash) = 32),
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  -- Whether that is the name the member was found to have.
  is_own_name boolean not null,
  -- Of the three a member has: two at the same moment cannot take one. Null once it was deleted.
  place smallint check (place between 1 and 3),
  created_at timestamptz not null,
  -- From when on money may be paid out to it.
  ready_at timestamptz not null check (ready_at >= created_at),
  deleted_at timestamptz check ((deleted_at is null) = (place is not null)),
  -- The bank code (BIC) of the channel when it was added: where money would go elsewhere, somebody looks first.
  instrument text not null
);
create unique index payee_place on payee (uid, place);
create unique index payee_channel on payee (uid, channel) where deleted_at is null;
create index payee_ready on payee (ready_at, id) where deleted_at is null;
create index payee_added on payee (created_at, id) where deleted_at is null;

-- That an account which cools down may be paid to before its time: proposed by one of staff and decided by another. The flip to
-- approved and the account's new time are one commit.
create table release (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  payee uuid not null references payee (id),
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
create unique index release_waiting on release (payee) where status = 'proposed';
create index release_payee on release (payee, proposed_at);

-- An attempt to be paid out. The row is there before any gateway is asked; its id is the reference that the gateway knows it by,
-- and the name of its postings. Its money is held from the row's own commit on, until it is paid or given back.
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
create unique index withdrawal_open on withdrawal (uid, account_id) where status in ('under_review', 'paying', 'timeout');
create index withdrawal_newest on withdrawal (uid, created_at desc, id desc);
create index withdrawal_next_check on withdrawal (next_check_at) where next_check_at is not null;
-- The office lists them by status, and asks what began or ended in a stretch of time.
create index withdrawal_queue on withdrawal (status, created_at, id);
create index withdrawal_amount on withdrawal (status, amount, id);
create index withdrawal_all on withdrawal (created_at);
create index withdrawal_ended on withdrawal (gateway, ended_at) where ended_at is not null;

-- Who of the staff said yes. Nobody does twice.
create table withdrawal_approval (
  withdrawal uuid not null references withdrawal,
  operator_id uuid not null,
  operator text not null,
  approved_at timestamptz not null,
  primary key (withdrawal, operator_id)
);

-- What people say that a withdrawal came to of which its gateway tells another amount than was asked for, and what it told
-- them. Two who say the same of the same end it; one who thinks otherwise by then says so again.
create table withdrawal_verdict (
  withdrawal uuid not null references withdrawal,
  operator_id uuid not null,
  operator text not null,
  arrived boolean not null,
  payout text not null,
  told bigint not null,
  said_at timestamptz not null,
  primary key (withdrawal, operator_id)
);
