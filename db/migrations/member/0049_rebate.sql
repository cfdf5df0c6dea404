-- What each member was posted in a Manila month in the classes of bonuses that the law caps: what is counted under the wallet's lock.
create table rebate_month (
  uid bigint not null,
  month date not null check (extract(day from month) = 1),
  box bigint not null default 0 check (box >= 0),
  rebate bigint not null default 0 check (rebate >= 0),
  loss_rebate bigint not null default 0 check (loss_rebate >= 0),
  deposit_bonus bigint not null default 0 check (deposit_bonus >= 0),
  -- How many postings that was.
  postings integer not null,
  primary key (uid, month)
);

-- Each of these postings, with the cap that held, and what the member's month had come to just before it.
create table rebate_posting (
  uid bigint not null,
  month date not null,
  -- Its place among the member's of that month.
  place integer not null check (place > 0),
  kind smallint not null check (kind in (4001, 4005, 4006, 4009)),
  reference uuid not null,
  amount bigint not null check (amount > 0),
  posted_at timestamptz not null,
  rule text not null check (rule in ('none', 'by_basis', 'larger', 'smaller')),
  turnover_ppm integer not null,
  loss_ppm integer not null,
  turnover bigint not null,
  net_loss bigint not null,
  -- What was posted before in the classes that share this one's part of the cap.
  used bigint not null,
  -- The most that part came to. Empty where the law knew no cap.
  most bigint,
  primary key (uid, month, place),
  unique (uid, kind, reference),
  check ((rule = 'none') = (most is null)),
  check (used + amount <= most)
);
create index rebate_posting_list on rebate_posting (month, posted_at desc, reference desc);

-- What was posted before the cap was counted.
insert into rebate_posting (uid, month, place, kind, reference, amount, posted_at, rule, turnover_ppm, loss_ppm, turnover, net_loss, used)
  select uid, month, row_number() over (partition by uid, month order by posted_at, reference), kind, reference, amount, posted_at,
    'none', 0, 0, 0, 0, 0
  from (
    select uid, date_trunc('month', ended_at at time zone 'Asia/Manila')::date as month, kind, id as reference, amount,
      ended_at as posted_at
    from reward where status = 'posted' and kind in (4001, 4005, 4006, 4009)
    union all
    select uid, date_trunc('month', used_at at time zone 'Asia/Manila')::date, 4009, deposit_id, bonus, used_at
    from coupon where bonus is not null
  ) posted;
insert into rebate_month (uid, month, box, rebate, loss_rebate, deposit_bonus, postings)
  select uid, month, coalesce(sum(amount) filter (where kind = 4001), 0), coalesce(sum(amount) filter (where kind = 4005), 0),
    coalesce(sum(amount) filter (where kind = 4006), 0), coalesce(sum(amount) filter (where kind = 4009), 0), count(*)
  from rebate_posting group by uid, month;
