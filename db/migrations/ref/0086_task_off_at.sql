-- When a task was switched off: what was done for it until then can be collected for a while. Null while it is on, and of those that
-- were never on.
alter table task add column off_at timestamptz;
alter table task add check (off_at is null or not is_on);
