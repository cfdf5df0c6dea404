-- Filters and order of a list of the office that an operator keeps under a name, for themselves alone.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operator,
  -- The list it is of.
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- What follows the question mark in the address.
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null
);
-- Letters are not told apart by their case: whoever saves twice under a name has it once.
create unique index saved_view_name on saved_view (operator_id, list, lower(name));

-- The orders in which lists of the office can be had.
create index payment_break_amount on payment_break (amount, payment_id);
create index voucher_batch_made on voucher_batch (made_at, id);
create index voucher_batch_amount on voucher_batch (amount, id);
create index voucher_batch_expires on voucher_batch (expires_at, id);
create index kyc_case_deadline on kyc_case (deadline_at, uid) where state = 'waiting';
