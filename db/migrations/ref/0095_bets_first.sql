-- A win whose bet is unknown is never paid (D-78).
alter table provider_link drop column win_without_bet;
