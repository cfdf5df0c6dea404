-- What a member allows themselves: to pay in, to stake, to lose, in units; to play, in minutes. A lower figure holds at once. One that
-- is higher, or none, waits beside it: it may be confirmed a day after it was asked for, and lapses some days later.
create table play_limit (
  uid bigint not null,
  counts text not null check (counts in ('deposit', 'spent', 'lost', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  most bigint not null check (most >= 0),
  set_at timestamptz not null,
  -- What was asked for in its place, and when. Asked for without a figure: that the limit is taken away.
  asked_most bigint,
  asked_at timestamptz,
  primary key (uid, counts, period),
  check (asked_most > most),
  check (asked_at is not null or asked_most is null)
);

-- Every change of a limit, as it was made. Appended only.
create table play_limit_change (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  counts text not null,
  period text not null,
  -- Set at once, asked for, confirmed, or no longer asked for.
  act text not null check (act in ('set', 'ask', 'confirm', 'cancel')),
  -- Null where there is no limit before it, or none behind it.
  most_before bigint,
  most_after bigint,
  at timestamptz not null
);
create index play_limit_change_newest on play_limit_change (uid, at desc, id desc);
