-- The relay's own book of what it was given to deliver.
create table mail (
  id text primary key,
  recipient text not null,
  sender text not null,
  subject text not null,
  text text not null,
  taken_at timestamptz not null
);
create index mail_recipient on mail (recipient, taken_at desc);
