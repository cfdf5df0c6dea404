-- What Filcoins can be redeemed for. How much of it is left stands in `app`.
create table goods (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
  version integer not null default 0 check (version >= 0),
  name_en text not null check (name_en <> ''), name_tl text not null check (name_tl <> ''),
  summary_en text not null check (summary_en <> ''), summary_tl text not null check (summary_tl <> ''),
  -- The first one is shown in lists.
  imgs text[] not null check (cardinality(imgs) between 1 and 5),
  -- In whole Filcoins, a piece.
  price bigint not null check (price between 1 and 10000000),
  product_type smallint not null check (product_type in (1, 2)),
  -- 1 at once, 2 at a store, 3 by courier. Of type 2 it is the way that stands chosen at first.
  deliver_method smallint not null check (deliver_method in (1, 2, 3)),
  stores text[] not null,
  -- What is given at once: pesos in 1/10,000, or a number of tickets.
  gives text not null check (gives in ('', 'voucher', 'ticket')),
  gives_amount bigint not null check (gives_amount >= 0),
  -- 0 is any number.
  most_per_person integer not null check (most_per_person >= 0),
  delivery_days smallint not null check (delivery_days between 0 and 60),
  delivery_en text not null check (delivery_en <> ''), delivery_tl text not null check (delivery_tl <> ''),
  refund_en text not null check (refund_en <> ''), refund_tl text not null check (refund_tl <> ''),
  -- The highest comes first.
  sorting bigint not null check (sorting >= 0),
  is_on boolean not null,
  updated_at timestamptz not null,
  check (product_type = 1 and deliver_method in (1, 3) or product_type = 2 and deliver_method in (2, 3)),
  check ((deliver_method = 1) = (gives <> '')),
  check ((gives <> '') = (gives_amount > 0)),
  check (product_type = 1 or cardinality(stores) > 0)
);
create index goods_shown on goods (sorting, id) where is_on;
create index goods_price on goods (price, id) where is_on;
create index goods_sorting on goods (sorting, id);
