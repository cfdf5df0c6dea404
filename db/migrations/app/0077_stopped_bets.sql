-- Which bets of a round stand still at its provider, by the provider's names: when another one does, the round is nobody's again.
-- Nothing: found before that was kept.
alter table round_difference add column stopped text[];
