-- A canceled deposit of which an attempt to pay failed at the gateway, rather than that nobody tried or somebody gave it up.
alter table deposit add column has_failed boolean not null default false;
alter table deposit add constraint deposit_failed check (not has_failed or status = 'canceled');
