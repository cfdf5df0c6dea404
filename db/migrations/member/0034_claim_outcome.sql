-- What a claim came to, written with the reward that follows from it. It is final: whoever acts again finds it and changes nothing.
create table claim_outcome (
  claim_id uuid primary key,
  uid bigint not null,
  -- Why nothing was given. Empty where the reward was promised.
  code text not null,
  at timestamptz not null
);
create index claim_outcome_uid on claim_outcome (uid);
