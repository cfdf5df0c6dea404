-- What a member was credited for vouchers. The row and the posting of its name are one commit.
create table voucher_credit (
  id uuid primary key,
  uid bigint not null,
  amount bigint not null check (amount > 0),
  credited_at timestamptz not null
);
create index voucher_credit_newest on voucher_credit (uid, credited_at desc, id desc);
