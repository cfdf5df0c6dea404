-- Whatever was bet, each bet by its own name and that of its round at the wallet: what an operator compares its books with.
create view book_entry as
  select id, id as round, player_ref, game_code, stake, win, state, opened_at, ended_at from game_round
  union all
  select m.id, m.round, g.player_ref, g.game_code, m.stake, 0,
    case when m.state <> 'made' then m.state when g.ended_at is null then 'placed' else g.state end,
    m.made_at, case when m.state in ('betting', 'undoing', 'made') then g.ended_at else m.made_at end
  from round_move m join game_round g on g.id = m.round where m.stake > 0
  union all
  select id, coalesce(wallet_round, id), player_ref, game_code, stake, win, state, opened_at, ended_at from table_bet;

-- A stopped bet that the operator has put right by hand: nobody waits for a person in it any more. Of the others in its round
-- each may still go on, or be stopped later.
create table bet_seen (
  bet uuid primary key,
  seen_at timestamptz not null
);
