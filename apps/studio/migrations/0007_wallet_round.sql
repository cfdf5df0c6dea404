-- All that a player bets in one round of a table is one round to the wallet, under the name of their first bet in it.
-- Nothing: what was bet before is a round of its own, and ends as it was begun.
alter table table_bet add column wallet_round uuid references table_bet;
-- What of its win the jackpot of a room has paid. Nothing: none, or it was drawn before this was told.
alter table table_bet add column jackpot bigint check (jackpot > 0 and jackpot <= win);
create index table_bet_wallet_round on table_bet (coalesce(wallet_round, id));

-- Whatever was bet, each bet by its own name and that of its round at the wallet.
drop view book_entry;
create view book_entry as
  select id, id as round, player_ref, game_code, stake, win, state, opened_at, ended_at from game_round
  union all
  select m.id, m.round, g.player_ref, g.game_code, m.stake, 0,
    case when m.state <> 'made' then m.state when g.ended_at is null then 'placed' else g.state end,
    m.made_at, case when m.state in ('betting', 'undoing', 'made') then g.ended_at else m.made_at end
  from round_move m join game_round g on g.id = m.round where m.stake > 0
  union all
  select id, coalesce(wallet_round, id), player_ref, game_code, stake, win, state, opened_at, ended_at from table_bet;
