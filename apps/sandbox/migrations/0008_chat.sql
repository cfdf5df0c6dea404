-- What was written in the chat, by the visitor as they were named, and what the machine answered.
create table chat_message (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  text text not null,
  taken_at timestamptz not null
);
create index chat_visitor on chat_message (email, name, id);
