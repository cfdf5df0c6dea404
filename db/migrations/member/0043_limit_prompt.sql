-- That a member was asked for limits before they first paid in. Nobody is asked twice, whatever they answered.
create table limit_prompt (
  uid bigint primary key,
  asked_at timestamptz not null
);
