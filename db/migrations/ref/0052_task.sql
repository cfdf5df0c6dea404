-- What members earn Filcoins with. What each type asks for is fixed in the code; what it is called, from how much on it gives
-- how many coins, and whether it is on, staff set.
create table task (
  ty smallint primary key,
  -- 1 once, in the first week of a member; 2 on every day.
  category smallint not null check (category in (1, 2)),
  en_name text not null check (length(en_name) between 1 and 60),
  tl_name text not null check (length(tl_name) between 1 and 60),
  -- Reached one after the other: [{"value": 500, "coins": 20}]. Values are whole pesos or a count.
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 5),
  is_on boolean not null,
  sorting smallint not null,
  -- Counted with each change, so that of two who change it at once the later one sees the other.
  seq integer not null default 0 check (seq >= 0)
);
insert into task (ty, category, en_name, tl_name, steps, is_on, sorting) values
  (8, 1, 'Verify your identity', 'I-verify ang identity mo', '[{"value": 1, "coins": 200}]', true, 1),
  (12, 1, 'Make a first deposit', 'Unang deposit', '[{"value": 1, "coins": 100}]', true, 2),
  (11, 1, 'Play a first round', 'Unang laro', '[{"value": 1, "coins": 50}]', true, 3),
  (2, 1, 'Bet ₱200 on slots', 'Tumaya ng ₱200 sa slots', '[{"value": 200, "coins": 50}]', true, 4),
  (3, 1, 'Bet ₱200 on live games', 'Tumaya ng ₱200 sa live games', '[{"value": 200, "coins": 50}]', true, 5),
  (13, 1, 'Bet ₱1,000 in total', 'Tumaya ng kabuuang ₱1,000', '[{"value": 1000, "coins": 100}]', true, 6),
  (14, 1, 'Deposit ₱500 in total', 'Mag-deposit ng kabuuang ₱500', '[{"value": 500, "coins": 100}]', true, 7),
  (6, 1, 'Add your email', 'Idagdag ang email mo', '[{"value": 1, "coins": 30}]', true, 8),
  (4, 1, 'Choose your username', 'Pumili ng username', '[{"value": 1, "coins": 20}]', true, 9),
  (5, 1, 'Set a password', 'Mag-set ng password', '[{"value": 1, "coins": 20}]', true, 10),
  (10, 1, 'Open Saya as an app', 'Buksan ang Saya bilang app', '[{"value": 1, "coins": 50}]', true, 11),
  (9, 1, 'Look around the mall', 'Tumingin sa mall', '[{"value": 1, "coins": 10}]', true, 12),
  (7, 1, 'Follow Saya', 'I-follow ang Saya', '[{"value": 1, "coins": 10}]', true, 13),
  (101, 2, 'Deposit ₱100', 'Mag-deposit ng ₱100', '[{"value": 100, "coins": 20}]', true, 1),
  (102, 2, 'Bet on any game', 'Tumaya sa kahit anong laro', '[{"value": 500, "coins": 20}, {"value": 2000, "coins": 50}, {"value": 10000, "coins": 150}]', true, 2),
  (103, 2, 'Bet ₱500 on slots', 'Tumaya ng ₱500 sa slots', '[{"value": 500, "coins": 20}]', true, 3),
  (104, 2, 'Bet ₱500 on live games', 'Tumaya ng ₱500 sa live games', '[{"value": 500, "coins": 20}]', true, 4),
  (107, 2, 'Play fifty rounds', 'Maglaro ng limampung round', '[{"value": 50, "coins": 20}]', true, 5),
  (110, 2, 'Look around the mall', 'Tumingin sa mall', '[{"value": 1, "coins": 5}]', true, 6),
  (115, 2, 'A friend is verified', 'May kaibigang na-verify', '[{"value": 1, "coins": 100}]', true, 7),
  (106, 2, 'Follow Saya', 'I-follow ang Saya', '[{"value": 1, "coins": 10}]', false, 8),
  (108, 2, 'Play twenty slot rounds', 'Maglaro ng dalawampung slot round', '[{"value": 20, "coins": 10}]', false, 9),
  (109, 2, 'Play twenty live rounds', 'Maglaro ng dalawampung live round', '[{"value": 20, "coins": 10}]', false, 10),
  (111, 2, 'Open Saya as an app', 'Buksan ang Saya bilang app', '[{"value": 1, "coins": 5}]', false, 11);

-- What a check-in gives on each of seven days: in the first week of a member, and in every cycle behind it.
create table task_plan (
  period text primary key check (period in ('newbie', 'daily')),
  coins integer[] not null check (cardinality(coins) = 7 and 1 <= all (coins) and 10000 >= all (coins)),
  seq integer not null default 0 check (seq >= 0)
);
insert into task_plan (period, coins) values
  ('newbie', '{10, 20, 30, 50, 80, 100, 200}'), ('daily', '{10, 10, 15, 15, 20, 20, 50}');
