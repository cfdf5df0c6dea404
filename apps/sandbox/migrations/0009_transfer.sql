-- Money that is sent on, at whichever gateway: what the first one had for itself becomes what all have.
alter table pay_mongo_transfer rename to transfer;
alter table transfer drop constraint pay_mongo_transfer_provider_check;
alter table transfer rename column provider to rail;
-- What the gateway calls the bank or wallet, and by which rail it goes, where whoever asks may choose.
alter table transfer rename column bic to bank;
alter table transfer add column gateway text not null default 'paymongo';
alter table transfer alter column gateway drop default;
alter index pay_mongo_transfer_reference rename to transfer_reference;
drop index pay_mongo_transfer_key;
create index transfer_key on transfer (gateway, idempotency_key, created_at);
alter table pay_mongo_transfer_event rename to transfer_event;
alter index pay_mongo_transfer_event_due rename to transfer_event_due;
