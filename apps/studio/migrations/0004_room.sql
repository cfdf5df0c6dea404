-- A room of bingo: what was drawn is told ball by ball, and nothing of it sooner. A table tells all of it at once.
alter table table_round add column told_at timestamptz;
update table_round set told_at = drawn_at;
alter table table_round add constraint table_round_told_check check ((told_at is null) = (drawn_at is null)),
  add constraint table_round_order_check check (told_at >= drawn_at);

alter table table_bet
  -- The cards that this press was given when it was written down.
  add column dealt jsonb,
  -- From when on its win is sent: what it was won with is told by then.
  add column told_at timestamptz;
-- The cards of a press follow from its word, so that no two presses of a round may have the same.
create unique index table_bet_word on table_bet (round, word) where dealt is not null;

-- What cards have put in and nobody has won yet, in 1/10,000 peso.
create table jackpot (
  table_code text primary key,
  -- What is played for.
  pool bigint not null check (pool >= 0),
  -- What the one after it begins with.
  next bigint not null check (next >= 0),
  -- What the house has put into the first.
  seed bigint not null check (seed >= 0)
);

-- What each round has put in and taken out: one row, so that it does so once.
create table jackpot_turn (
  round uuid primary key references table_round,
  table_code text not null references jackpot,
  put bigint not null check (put >= 0),
  hits integer not null check (hits >= 0),
  paid bigint not null check (paid >= 0 and (hits > 0 or paid = 0)),
  pool bigint not null check (pool >= 0),
  next bigint not null check (next >= 0)
);
create index jackpot_turn_table on jackpot_turn (table_code);
