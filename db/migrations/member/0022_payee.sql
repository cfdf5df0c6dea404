-- An account that money may be paid out to. The number is sealed, and beside it stand what is shown of it and a keyed
-- hash to compare it by. What the channel was called when it was added is kept, whatever becomes of the channel.
create table payee (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  channel text not null,
  channel_name text not null,
  channel_img text not null,
  -- 1 a bank, 2 a wallet or another instrument.
  flag smallint not null check (flag in (1, 2)),
  sealed_number bytea not null,
  masked_number text not null,
  number_hash bytea not null check (octet_length(number_hash) = 32),
  first_name text not null,
  middle_name text not null,
  last_name text not null,
  -- Whether that is the name the member was found to have.
  is_own_name boolean not null,
  -- Of the three a member has: two at the same moment cannot take one. Null once it was deleted.
  place smallint check (place between 1 and 3),
  created_at timestamptz not null,
  -- From when on money may be paid out to it.
  ready_at timestamptz not null check (ready_at >= created_at),
  deleted_at timestamptz check ((deleted_at is null) = (place is not null))
);
create unique index payee_place on payee (uid, place);
create unique index payee_channel on payee (uid, channel) where deleted_at is null;
