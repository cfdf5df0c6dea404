-- How long somebody plays, over all providers, is the operator's to know: the studio keeps no clock of its own beside it.
drop table sitting;
drop index game_round_player_time;
