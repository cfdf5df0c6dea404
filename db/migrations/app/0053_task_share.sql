-- What has counted against the caps on Filcoins: of an approved ID on each day and in the first week, and of a device on each
-- day for those who are not verified. Whoever collects again what was cut off finds their share taken.
create table task_share (
  reward_id uuid primary key,
  uid bigint not null,
  mark bytea not null check (octet_length(mark) = 32),
  -- A Manila day, or `once`.
  period text not null,
  coins integer not null check (coins > 0),
  at timestamptz not null
);
create index task_share_uid on task_share (uid);
create table task_share_sum (
  mark bytea not null,
  period text not null,
  coins integer not null check (coins >= 0),
  primary key (mark, period)
);
