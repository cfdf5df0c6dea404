-- What was promised, as it was told then: whatever the seed is by now, it is compared with this, and this is never made of it.
alter table seed add column commitment text check (commitment ~ '^[0-9a-f]{64}$');
alter table table_round
  add column commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  -- Known to nobody and kept nowhere before the draw: it is made then, with a key that lies in no database.
  add column closing_seed bytea check (octet_length(closing_seed) = 32);
update seed set commitment = encode(sha256(server_seed), 'hex');
update table_round set commitment = encode(sha256(server_seed), 'hex');

-- A seed is kept sealed, in 68 bytes, under a key that lies in no database. The 32 bytes of one from before are the seed
-- itself, and nothing is drawn from them any more: of rounds that are over they are told, what is open is given back or
-- waits for a person, and what no round has used yet is promised anew.
delete from seed s where not exists (select from game_round r where r.seed = s.id);
alter table seed
  alter column commitment set not null,
  drop constraint seed_server_seed_check,
  add constraint seed_server_seed_check check (octet_length(server_seed) in (32, 68));
alter table table_round
  alter column commitment set not null,
  drop constraint table_round_server_seed_check,
  add constraint table_round_server_seed_check check (octet_length(server_seed) in (32, 68));
