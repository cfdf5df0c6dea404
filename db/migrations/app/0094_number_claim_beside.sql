-- A stranger's request must not keep the owner from asking, so a few stand beside each other, each for another number.
-- From now on the column rivals counts the requests that found no slot free.
alter table number_claim add column slot smallint not null default 0 check (slot between 0 and 4);
drop index number_claim_open;
create unique index number_claim_open on number_claim (uid, slot) where status in ('asked', 'proposed');
create unique index number_claim_number on number_claim (uid, new_phone) where status in ('asked', 'proposed');
create unique index number_claim_proposed on number_claim (uid) where status = 'proposed';
