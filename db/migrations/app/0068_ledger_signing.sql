-- The newest line of signed heads of each folder that they are written to, outside the database. A line is in its file before
-- it is noted here, so that one that is noted and in no file was lost.
create table ledger_signing (
  -- Named by its first line.
  folder text primary key,
  -- Where the folder lies: whoever begins a new one in the same place has lost what was there.
  place text not null,
  -- Which database this was when it was signed: one that was restored is another.
  database text not null,
  line text not null check (line ~ '^[0-9a-f]{64}$'),
  at timestamptz not null
);

-- Lines of another database, until a person accepts that it is this one now.
alter table act_signing drop constraint act_signing_state_check;
alter table act_signing add constraint act_signing_state_check check (state in ('held', 'lost', 'moved', 'broken'));
