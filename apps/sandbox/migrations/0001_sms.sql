-- The carrier's own book of what it was given to deliver.
create table sms (
  id text primary key,
  recipient text not null,
  sender text not null,
  text text not null,
  taken_at timestamptz not null
);
create index sms_recipient on sms (recipient, taken_at desc);
