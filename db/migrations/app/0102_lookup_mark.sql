-- Under which keys lie the hashes that are looked up for years. The mark tells nothing of them. A copy that was given others does not start.
create table lookup_mark (
  only_row boolean primary key default true check (only_row),
  mark bytea not null check (octet_length(mark) = 32)
);
-- When another key is taken into use, the id of a listing changes with what refers to it, in one transaction.
alter table look_alike alter constraint look_alike_listing_fkey deferrable initially immediate;
-- ID and payout number of whoever is excluded are compared by the hash that lies with the member, not by a hash of that hash, which
-- could not follow another key.
delete from excluded_sign where kind in ('id', 'payee');
insert into excluded_sign (uid, kind, hash)
  select uid, 'id', number_hash from kyc_id_claim join excluded_member using (uid)
  union select uid, 'payee', number_hash from payee_claim join excluded_member using (uid);
