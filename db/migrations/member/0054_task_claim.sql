-- What a member has collected: check-ins (types 1 and 100) and tasks, each step of a task by itself, under the name that it bore.
-- The coins are those of the reward with the same id.
create table task_claim (
  reward_id uuid primary key,
  uid bigint not null,
  ty smallint not null,
  -- The day that it counts for: that of the check-in, or the one on which the task was done.
  day date not null,
  -- How much was asked for; of a check-in its place in the week.
  step integer not null check (step > 0),
  coins integer not null check (coins > 0),
  is_made_up boolean not null default false,
  en_name text not null,
  tl_name text not null,
  at timestamptz not null
);
create unique index task_claim_check_in on task_claim (uid, day) where ty in (1, 100);
create index task_claim_list on task_claim (uid, at desc, reward_id desc);
create index task_claim_day on task_claim (uid, day);

-- That a member has seen the mall or opened the app on a day.
create table task_visit (
  uid bigint not null,
  day date not null,
  what text not null check (what in ('mall', 'app')),
  primary key (uid, day, what)
);
