-- What staff give as a gift has a cash type of its own.
alter table claim drop constraint claim_kind_check, add check (kind between 4001 and 4010);
