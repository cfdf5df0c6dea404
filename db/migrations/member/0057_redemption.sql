-- What a member redeemed for Filcoins, and what became of it. It bears the id of its claim in `app`, and so do its postings. One that
-- came to nothing stands as refused: it says for good what the claim came to, and is shown to nobody.
create table redemption (
  id uuid primary key,
  uid bigint not null,
  goods text not null,
  name_en text not null, name_tl text not null,
  img text not null,
  product_type smallint not null check (product_type in (1, 2)),
  deliver_method smallint not null check (deliver_method in (1, 2, 3)),
  -- As they were when it was redeemed.
  price bigint not null check (price > 0),
  pieces integer not null check (pieces between 1 and 99),
  points bigint not null,
  gives text not null check (gives in ('', 'voucher', 'ticket')),
  -- Of all pieces together.
  gives_amount bigint not null check (gives_amount >= 0),
  -- To whom and where. It opens for this redemption alone.
  sealed_recipient bytea not null,
  status text not null check (status in ('refused', 'processing', 'successful', 'shipped', 'received', 'failed')),
  -- Why it was refused, or what staff said of one that failed.
  code text not null default '',
  reason text not null default '',
  courier text not null default '',
  tracking text not null default '',
  submitted_at timestamptz not null,
  expected_at timestamptz not null,
  shipped_at timestamptz,
  ended_at timestamptz,
  -- When somebody must give its pieces back to the stock. Null where there are none to give back.
  return_due_at timestamptz,
  check (points = price * pieces),
  check ((gives <> '') = (gives_amount > 0)),
  check ((status = 'refused') = (code <> '')),
  check ((status in ('processing', 'shipped')) = (ended_at is null)),
  check (return_due_at is null or status = 'failed')
);
create index redemption_uid on redemption (uid, submitted_at desc, id desc) where status <> 'refused';
create index redemption_status on redemption (status, submitted_at, id);
create index redemption_return on redemption (return_due_at) where return_due_at is not null;
