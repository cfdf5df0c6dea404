-- Staff put right Filcoins too: whole coins, which no provider and no gateway has to do with. What waits is the same only in the
-- same asset.
alter table adjustment
  add column asset text not null default 'PHP' check (asset in ('PHP', 'FIL')),
  drop constraint adjustment_amount_check,
  add constraint adjustment_amount check (amount > 0 and (asset = 'FIL' or amount % 100 = 0)),
  add constraint adjustment_coin_cause check (asset = 'PHP' or cause in ('goodwill', 'correction'));
drop index adjustment_waiting;
create unique index adjustment_waiting on adjustment (uid, asset, direction, cause, amount) where status = 'proposed';
