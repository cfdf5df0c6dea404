-- What a member may play: spent in a day, a week and a month, and lost in a day, a week and a month, in this order. Where there is
-- no limit of a kind, its place is empty; what is used is counted in all of them, up to the Manila day that it was counted on.
drop function apply_batch(wallet_command[], bigint, boolean);
drop function count_play(play_limit[], date[], date, bigint, bigint);
drop function exceeds_play(play_limit[]);
alter type plain_command drop attribute limits, add attribute play_used bigint[], add attribute play_counted_on date;
alter table wallet drop column limits, add column play_most bigint[], add column play_used bigint[],
  add column play_counted_on date,
  add constraint wallet_play_whole check (
    play_most is null and play_used is null and play_counted_on is null
    or play_most is not null and play_used is not null and play_counted_on is not null
      and cardinality(play_most) = 6 and cardinality(play_used) = 6);
drop type play_limit;
