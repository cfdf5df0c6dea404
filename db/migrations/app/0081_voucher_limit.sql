-- A voucher that is worth more than its member's limit of deposits leaves stays theirs, and waits for them to ask again: nobody
-- credits it by itself.
alter table voucher add column beyond_limit_at timestamptz;
alter table voucher add check (beyond_limit_at is null or uid is not null);
drop index voucher_waiting;
create index voucher_waiting on voucher (claimed_at) where uid is not null and credited_at is null and beyond_limit_at is null;
