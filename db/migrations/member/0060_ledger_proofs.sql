-- What proves the ledger must not wait behind what one member plays, and what the ledger refused must not be forgotten.

-- In one order with the rounds, or a round cannot find its refused bets by the index: it would read all that the member
-- was ever refused. The table stays as it is; of its indexes only that of the refused bets is made anew.
alter table command alter column round_id type text collate "C";

-- What its bets say of a round: whether all of them were free, whether both sides of its game can be bet on, and whether
-- its member was a tester when it was last written. Nothing where it began before this was kept.
alter table round add column free boolean, add column two_sided boolean, add column tester boolean;

-- What was kept without a posting (a refusal, what stands in the place of a bet that has not come, a second rollback) lies
-- in no chain: the transaction that kept it stands beside it, and how many there are on the wallet. Who deletes one, and
-- with it the refusal of a bet, is found by the count, and who changes the count by the signed heads.
alter table command add column tx xid8;
alter table wallet add column unposted bigint not null default 0 check (unposted >= 0);
update command set tx = pg_current_xact_id() where seq is null;
update wallet w set unposted = c.unposted
from (
  select uid, case when provider = 0 and kind = 40 then 'FIL' else 'PHP' end as asset, count(*) as unposted
  from command where tx is not null group by 1, 2
) c
where c.uid = w.uid and c.asset = w.asset;
create index command_unposted on command (tx) where tx is not null;

-- A member's history of one kind alone: most postings are bets, wins and closes, and what is rare lies far between them.
create index journal_list_rare on journal (uid, at desc, seq desc) include (kind, asset, amount, source, destination)
  where kind in (3, 4, 5, 7);
