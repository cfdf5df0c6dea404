-- What a list of transfers tells beside how each stands: when it last changed after the banks had decided, and in which
-- currency it went.
alter table transfer add column changed_at integer;
alter table transfer add column currency text not null default 'PHP';
create index transfer_newest on transfer (gateway, created_at, number);
