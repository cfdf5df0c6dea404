-- A person as a partner knows them, by a keyed hash of the partner's own id: what it stands for is read back by nobody.
-- Without a uid the person waits for the owner of their phone to prove, on the same device, that it is theirs.
create table partner_identity (
  partner text not null check (partner in ('glife', 'mayamini', 'lazadamini')),
  person_hash bytea not null check (octet_length(person_hash) = 32),
  uid bigint references sign_in,
  created_at timestamptz not null,
  linked_at timestamptz,
  waits_phone text,
  waits_device text,
  waits_until timestamptz,
  primary key (partner, person_hash),
  -- A member is one person there.
  unique (partner, uid),
  check ((uid is null) = (linked_at is null))
);
create index partner_identity_uid on partner_identity (uid);
create index partner_identity_waits on partner_identity (waits_phone) where waits_phone is not null;

-- What a partner's app handed over is shown to the partner once; after a while the partner itself refuses it.
create table partner_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  used_at timestamptz not null
);
create index partner_code_used on partner_code (used_at);

-- Takes a member from one window to another, once.
create table handoff (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  uid bigint not null references sign_in,
  expires_at timestamptz not null
);
create index handoff_expires on handoff (expires_at);
