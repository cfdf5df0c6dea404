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
