-- People as the partners know them, the codes that their apps hand over, and the tokens those were exchanged for.
create table partner_person (
  partner text not null,
  user_id text not null,
  phone text,
  first_name text,
  last_name text,
  birth_date text,
  primary key (partner, user_id)
);
create table partner_code (
  code text primary key,
  partner text not null,
  user_id text not null,
  issued_at_ms bigint not null,
  used_at_ms bigint,
  foreign key (partner, user_id) references partner_person
);
create table partner_token (
  token text primary key,
  partner text not null,
  user_id text not null,
  issued_at_ms bigint not null,
  foreign key (partner, user_id) references partner_person
);
