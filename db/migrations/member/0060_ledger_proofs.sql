-- What proves the ledger must not wait behind what one member plays, and what the ledger refused must not be forgotten.

-- In one order with the rounds, or a round cannot find its refused bets by the index: it would read all that the member
-- was ever refused. The table stays as it is; of its indexes only that of the refused bets is made anew.
alter table command alter column round_id type text collate "C";
