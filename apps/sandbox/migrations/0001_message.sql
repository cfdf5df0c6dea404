-- The carrier's own book of what it was given to deliver.
create table sms (
  id text primary key,
  recipient text not null,
  sender text not null,
  text text not null,
  taken_at timestamptz not null
);
create index sms_recipient on sms (recipient, taken_at desc);

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

-- What was written in the chat, by the visitor as they were named, and what the machine answered.
create table chat_message (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  text text not null,
  taken_at timestamptz not null
);
create index chat_visitor on chat_message (email, name, id);
