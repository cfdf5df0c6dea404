-- The number of the bet that made a free round a real one: from then on its play counts in its member's limits, with what had been
-- won in it. Null where the round is free, or was real from its first bet on.
alter table round add column real_from bigint check (real_from > 0);
