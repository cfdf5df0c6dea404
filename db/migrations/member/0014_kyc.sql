-- Each change of a standing: from what, to what, and by whom. A cause says what the actor did.
create table kyc_change (
  uid bigint not null,
  seq integer not null check (seq > 0),
  from_status smallint not null check (from_status between 0 and 8),
  to_status smallint not null check (to_status between 0 and 8),
  cause text not null,
  actor text not null,
  note text not null default '',
  at timestamptz not null,
  primary key (uid, seq)
);

-- What a member stated, as often as they stated it. A change of the basic information is a version too, and carries on the
-- standing of the one before. Photos are named by the keys they lie under.
create table kyc_version (
  uid bigint not null,
  version integer not null check (version > 0),
  kind text not null check (kind in ('submission', 'base')),
  form jsonb not null,
  photos jsonb not null,
  reading_id text,
  -- Of what was sent: the same sent again is the same version.
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  sent_by text not null,
  sent_at timestamptz not null,
  -- By the numbers of the standings: under review, rejected, basic or full.
  status smallint not null check (status in (2, 3, 4, 5)),
  issue_msg text not null default '',
  issue_fields text[] not null default '{}',
  comment text not null default '',
  reviewer text not null default '',
  decided_at timestamptz,
  -- What the member's browser said of the two movements before its camera. Null where it said nothing.
  liveness text check (liveness in ('done', 'skipped')),
  liveness_at timestamptz,
  -- In which the member was spoken to.
  language text not null default 'en' check (language in ('en', 'tl')),
  primary key (uid, version),
  check ((status = 2) = (decided_at is null)),
  constraint kyc_version_liveness check ((liveness is null) = (liveness_at is null))
);

-- A photo of the member's, sealed in the store of objects. The row is there before the object and goes after it, so that
-- nothing is left where nobody finds it. `used_at` is null until something names the photo.
create table kyc_photo (
  object_key text primary key,
  uid bigint not null,
  -- Of the bytes as they were sent: the same photo is the same object.
  sha256 bytea not null check (octet_length(sha256) = 32),
  origin text not null check (origin in ('upload', 'reading')),
  bytes integer not null,
  width integer not null,
  height integer not null,
  is_stored boolean not null default false,
  made_at timestamptz not null,
  used_at timestamptz
);
create unique index kyc_photo_same on kyc_photo (uid, sha256, origin);
create index kyc_photo_unused on kyc_photo (made_at) where used_at is null;

-- An upload in pieces: each piece is sealed by itself until the whole is there and was found to be a photo.
create table kyc_upload (
  id uuid primary key,
  uid bigint not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  object_key text not null default '',
  made_at timestamptz not null
);
create unique index kyc_upload_same on kyc_upload (uid, sha256);
create index kyc_upload_made_at on kyc_upload (made_at);
create table kyc_upload_part (
  upload_id uuid not null references kyc_upload on delete cascade,
  starts_at integer not null check (starts_at >= 0),
  bytes integer not null check (bytes > 0),
  object_key text not null,
  is_stored boolean not null default false,
  primary key (upload_id, starts_at)
);

-- A check of an ID by the party that reads them. The row is there before the party is asked.
create table kyc_reading (
  id text primary key,
  uid bigint not null,
  id_type text not null,
  transaction_id text not null default '',
  state text not null default 'opening' check (state in ('opening', 'open', 'done', 'lapsed')),
  fault text,
  fields jsonb not null default '{}',
  confidence jsonb not null default '{}',
  photo_key text not null default '',
  -- 0 to 100, where the party compares faces.
  face_percent smallint check (face_percent between 0 and 100),
  opened_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
create index kyc_reading_uid on kyc_reading (uid, opened_at desc);

-- Who was shown which photo, and what for.
create table kyc_view (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  object_key text not null,
  viewer text not null,
  purpose text not null,
  address text not null,
  at timestamptz not null
);
create index kyc_view_uid on kyc_view (uid, at);
