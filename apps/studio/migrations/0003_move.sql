-- What a player has decided in a round, one after another. A decision that stakes more is a bet of its own at the wallet,
-- under its id and in the round's name, and is durable here before it is sent.
create table round_move (
  id uuid primary key,
  round uuid not null references game_round,
  step integer not null check (step >= 0),
  choice integer not null check (choice >= 0),
  stake bigint not null check (stake >= 0),
  -- betting: its fate at the wallet not known. undoing: to be given back. made: it counts; one without a stake is so at once.
  -- settled: its bet is closed. refused and undone: it was never made, and its round is as it was before.
  state text not null check (state in ('betting', 'undoing', 'made', 'settled', 'refused', 'undone')),
  made_at timestamptz not null,
  unique (round, step),
  check (stake > 0 or state = 'made')
);
-- A round is at one bet at a time.
create unique index round_move_open on round_move (round) where state in ('betting', 'undoing');

alter table game_round
  -- How it is played, where a game can be played in several ways: asked for with the stake.
  add column mode integer not null default 0 check (mode >= 0),
  -- How many decisions there are, those that were refused among them: whoever moves a round on names it.
  add column moves integer not null default 0 check (moves >= 0),
  -- Since when it is in its state.
  add column turned_at timestamptz;
update game_round set turned_at = opened_at;
-- What a round waits for follows from its seed and its decisions, also of those that wait from before.
alter table game_round
  alter column turned_at set not null,
  drop column unfinished,
  drop constraint game_round_state_check,
  drop constraint game_round_check2;
-- raising: a decision stakes more, and its fate at the wallet is not known. lowering: that stake is to be given back.
alter table game_round
  add constraint game_round_state_check check (state in
    ('betting', 'choosing', 'raising', 'lowering', 'drawn', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  add constraint game_round_shown_check
    check ((win is not null and shown is not null) or state not in ('choosing', 'raising', 'lowering', 'drawn', 'settled')),
  add constraint game_round_ended_check
    check ((ended_at is null) = (state in ('betting', 'choosing', 'raising', 'lowering', 'drawn', 'undoing')));

-- Whatever was bet, each bet by its own name and that of its round.
drop view book_entry;
create view book_entry as
  select id, id as round, player_ref, game_code, stake, win, state, opened_at, ended_at from game_round
  union all
  select m.id, m.round, g.player_ref, g.game_code, m.stake, 0,
    case when m.state <> 'made' then m.state when g.ended_at is null then 'placed' else g.state end,
    m.made_at, case when m.state in ('betting', 'undoing', 'made') then g.ended_at else m.made_at end
  from round_move m join game_round g on g.id = m.round where m.stake > 0
  union all
  select id, id, player_ref, game_code, stake, win, state, opened_at, ended_at from table_bet;
