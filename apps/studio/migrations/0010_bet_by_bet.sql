-- What was put right by hand is a bet: of the others in its round each may still go on, or be stopped later.
create table bet_seen (
  bet uuid primary key,
  seen_at timestamptz not null
);
insert into bet_seen
  select b.id, z.seen_at from book_entry b join round_seen z on z.round = b.round
  where b.state = 'stopped' and b.ended_at <= z.seen_at;
drop table round_seen;

-- The oldest bet of a round at the wallet closes it with its settle. Where another waits for an answer it is paid before that,
-- and the round is closed apart: decided before its settle is sent, since that is sent the same ever after.
alter table table_bet
  add column closes_apart boolean not null default false,
  drop constraint table_bet_state_check,
  drop constraint table_bet_check,
  drop constraint table_bet_check1;
-- closing: paid, and its round at the wallet is still to be closed. It is open.
alter table table_bet
  add constraint table_bet_state_check check (state in
    ('betting', 'placed', 'drawn', 'closing', 'undoing', 'settled', 'refused', 'undone', 'stopped')),
  add constraint table_bet_win_known_check check ((win is not null) or state not in ('drawn', 'closing', 'settled')),
  add constraint table_bet_ended_check
    check ((ended_at is null) = (state in ('betting', 'placed', 'drawn', 'closing', 'undoing')));
