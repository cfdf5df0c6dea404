-- Rounds that were stopped and that the operator has put right by hand: nobody waits for a person in them any more.
create table round_seen (
  round uuid primary key,
  seen_at timestamptz not null
);
