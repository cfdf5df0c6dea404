-- How much is left of each of the goods, over all members.
create table goods_stock (
  goods text primary key,
  left_pieces bigint not null default 0 check (left_pieces >= 0),
  -- What came in, and what was taken out by hand, in all: claims that stand and what is left come to the difference.
  received bigint not null default 0 check (received >= 0),
  taken_out bigint not null default 0 check (taken_out >= 0),
  -- Counted with each move, so that of two who move it at once the later one sees the other.
  seq integer not null default 0 check (seq >= 0)
);

create table goods_stock_move (
  goods text not null references goods_stock,
  seq integer not null check (seq > 0),
  pieces bigint not null check (pieces <> 0),
  left_pieces bigint not null,
  reason text not null,
  by_name text not null,
  at timestamptz not null,
  primary key (goods, seq)
);

-- How many pieces of goods a member has or is about to have.
create table goods_share (
  goods text not null,
  uid bigint not null,
  pieces bigint not null check (pieces >= 0),
  primary key (goods, uid)
);

-- Whose pieces of the stock are. A claim is written with what it takes of the stock; the Filcoins follow in the member's own schema.
-- It bears all that is needed to finish it, since whoever made it may be cut off.
create table goods_claim (
  id uuid primary key,
  uid bigint not null,
  goods text not null references goods_stock,
  pieces integer not null check (pieces between 1 and 99),
  -- The goods as they were when they were redeemed.
  terms jsonb not null,
  deliver_method smallint not null check (deliver_method in (1, 2, 3)),
  -- Null once the claim has ended: the redemption keeps it from then on.
  sealed_recipient bytea,
  status text not null default 'taken' check (status in ('taken', 'done', 'refused', 'returned')),
  code text not null default '',
  at timestamptz not null,
  -- When somebody must see to it again. Null once it has ended.
  due_at timestamptz,
  ended_at timestamptz,
  check ((status = 'taken') = (ended_at is null)),
  check ((status = 'taken') = (due_at is not null)),
  check ((status = 'taken') = (sealed_recipient is not null)),
  check ((status = 'refused') = (code <> ''))
);
create index goods_claim_due on goods_claim (due_at) where due_at is not null;
create index goods_claim_uid on goods_claim (uid, at);
create index goods_claim_standing on goods_claim (goods) where status in ('taken', 'done');
