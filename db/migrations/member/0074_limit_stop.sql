-- That a limit of their own stopped a member on a day: a deposit or a launch that was refused, or time that was used up. Bets
-- that a limit refuses are commands, and stand there.
create table limit_stop (
  uid bigint not null,
  counts text not null check (counts in ('deposit', 'lost', 'spent', 'time')),
  day date not null,
  stopped_at timestamptz not null,
  -- However often they try.
  primary key (uid, counts, day)
);
create index limit_stop_at on limit_stop (stopped_at);
