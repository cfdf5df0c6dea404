-- What staff give as a gift has a cash type of its own, and is no bonus for having the app.
alter table reward drop constraint reward_kind_check, add check (kind = 42 or kind between 4001 and 4010);
alter table bonus_return drop constraint bonus_return_cash_type_check, add check (cash_type between 4001 and 4010);
