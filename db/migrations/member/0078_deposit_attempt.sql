-- A failed attempt is kept before the gateway is asked to close the page: a gateway may forget it by that.
alter table deposit drop constraint deposit_failed;
alter table deposit add constraint deposit_failed check (not has_failed or status in ('pending', 'canceled'));
