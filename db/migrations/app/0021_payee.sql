-- Which members ever stated which payout account, by a keyed hash of the number: the number itself is nowhere here.
-- Several members may state the same, and that is what whoever pays out is told of.
create table payee_claim (
  number_hash bytea not null check (octet_length(number_hash) = 32),
  uid bigint not null,
  stated_at timestamptz not null,
  primary key (number_hash, uid)
);
create index payee_claim_uid on payee_claim (uid);

-- When a member last signed in with another number than before: for some days, new ways out for money wait longer.
alter table sign_in add column phone_changed_at timestamptz;
