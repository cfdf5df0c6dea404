-- A message may tell of an event that is no bonus, such as a decision about KYC. It then has a kind and names what it is about,
-- so that however often the same is told, the member is told of it once.
alter table message
  alter column seq drop not null,
  add column kind text not null default '',
  add column about text not null default '',
  drop constraint message_amount_check,
  add constraint message_amount check (amount > 0 or kind <> '' and amount = 0),
  add constraint message_source check (
    kind = '' and about = '' and seq is not null or kind <> '' and about <> '' and seq is null and cash_type = 0);
create unique index message_about on message (uid, kind, about) where kind <> '';
