-- What somebody found out about a difference between the books. It outlives the day's being compared anew, which writes
-- the differences themselves afresh.
create table mismatch_note (
  gateway text not null,
  day date not null,
  kind text not null,
  name text not null,
  -- How often it was written: whoever writes says which one they saw.
  version integer not null check (version > 0),
  note text not null,
  noted_by text not null,
  noted_at timestamptz not null,
  primary key (gateway, day, kind, name)
);
