-- Who is at a round that waits for a person, and what was done about it by hand. Like its note, both stand while the round's
-- kind and amounts do: one that changes is nobody's again.
alter table round_difference
  add column taken_by text not null default '',
  add column taken_at timestamptz,
  add column outcome text not null default '' check (outcome in ('', 'adjusted', 'at_provider', 'nothing_owed')),
  -- What was done has words and a name to it.
  add check (outcome = '' or (note <> '' and noted_by <> '')),
  add check ((taken_by = '') = (taken_at is null));
