-- What each member did on each Manila day, by the time their rounds closed. Days are dropped a month at a time.
create table tally_game (
  uid bigint not null,
  day date not null,
  game integer not null,
  game_type smallint not null,
  -- Through which of our sites it was launched.
  brand text not null,
  is_free boolean not null,
  rounds bigint not null default 0,
  bet bigint not null default 0,
  win bigint not null default 0,
  turnover bigint not null default 0,
  -- When the last of these rounds closed: of two who came to the same sum, who came to it first.
  last_counted_at timestamptz not null,
  primary key (uid, day, game, game_type, brand, is_free)
) partition by range (day);
create index tally_game_day on tally_game (day);

-- What was posted to and from each wallet on each Manila day beside bets, wins and what ends them.
create table tally_money (
  uid bigint not null,
  day date not null,
  asset text not null,
  kind smallint not null,
  count bigint not null,
  amount bigint not null,
  primary key (uid, day, asset, kind)
) partition by range (day);
create index tally_money_day on tally_money (day);

-- Which days are whole: nothing can be added to them any more that was posted in time. The number is that behind the last
-- transaction of the day; it is whole once all before it have ended and every reader has read them.
create table tally_end (
  day date primary key,
  tx xid8 not null,
  whole_at timestamptz
);

alter table bet_record
  add column turnover bigint not null default 0,
  add column is_free boolean not null default false,
  add column brand text not null default '';
alter table reader add column among text not null default 'all' check (among in ('all', 'money'));
alter table game_session add column brand text not null default '';

-- Readers of what is no bet follow this one, which bets never write. The kinds are those of a bet, a win, a rollback and a close.
create index journal_money on journal (tx, uid, seq, asset) where kind not in (1, 2, 3, 6);

-- What was kept before is told as well.
create table tally_game_kept partition of tally_game default;
create table tally_money_kept partition of tally_money default;
update bet_record b set turnover = r.turnover, is_free = r.free
  from round r where r.uid = b.uid and r.provider = b.provider and r.round_id = b.round_id;
insert into tally_game
  select uid, (settled_at at time zone 'Asia/Manila')::date, game, game_type, brand, is_free, count(*), sum(bet - refund), sum(win),
    sum(turnover), max(settled_at)
  from bet_record where status = 1 and settled_at is not null group by 1, 2, 3, 4, 5, 6;
