-- A letter more or less must hide nobody: whoever is excluded is also looked for among those born on one day, whose names are then
-- compared. The day is kept by a keyed hash. Of those who were excluded before, the next night keeps it.
alter table excluded_sign
  drop constraint excluded_sign_kind_check,
  add constraint excluded_sign_kind check (kind in ('device', 'network', 'phone', 'id', 'person', 'payee', 'birth'));
alter table stated_person add column birth_hash bytea check (octet_length(birth_hash) = 32);
create index stated_person_birth on stated_person (birth_hash);
