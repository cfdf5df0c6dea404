-- A provider's account is 1000 + its id, and from 2000 on the numbers are those of gateways, promotions and what else there is.
alter table provider_link add constraint provider_link_account check (id < 1000);
