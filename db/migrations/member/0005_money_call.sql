-- What a money call came to, so that the same call again is answered the same and moves nothing.
create table money_call (
  uid bigint not null,
  operation text not null,
  -- Of the caller's Idempotency-Key, or of the input where none was sent.
  key_hash bytea not null check (octet_length(key_hash) = 32),
  -- Of the input the key was first used with: it is of no use with another.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  -- Null only inside the transaction that does the work.
  outcome jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (uid, operation, key_hash)
);
create index money_call_expires_at on money_call (expires_at);
