-- What a member owns, in the schema chosen by the member's uid.
create table profile (
  uid bigint primary key,
  username text not null,
  nick_name text not null default '',
  avatar text not null default '',
  country_code text not null default '63',
  phone text not null,
  kyc_status smallint not null default 0 check (kyc_status between 0 and 8),
  vip smallint not null default 0,
  tester boolean not null default false,
  created_at timestamptz not null
);

-- Money in 1/10,000 peso. No index but the key: the row is the hottest of the product and is updated in place.
create table wallet (
  uid bigint not null,
  asset text not null check (asset in ('PHP', 'FIL')),
  balance bigint not null default 0 check (balance >= 0),
  turnover bigint not null default 0 check (turnover >= 0),
  release_at bigint not null default 0 check (release_at >= 0),
  version bigint not null default 0,
  primary key (uid, asset)
) with (fillfactor = 70);
