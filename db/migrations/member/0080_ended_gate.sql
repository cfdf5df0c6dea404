-- When a time-out or a rest of a member ended last: what it kept them from collecting does not expire through it.
create table ended_gate (
  uid bigint not null,
  cause text not null check (cause <> ''),
  ended_at timestamptz not null,
  primary key (uid, cause)
);
