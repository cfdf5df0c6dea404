-- What a link names a member by. It tells nothing of them, and is never the number of a member, which is shorter.
create table referral_code (
  code text primary key check (code ~ '^[1-9][0-9]{9}$'),
  uid bigint not null,
  -- Empty for a member's own link; an agent's link has a channel of its own.
  channel text not null default '' check (channel ~ '^[0-9a-z_-]{0,40}$'),
  at timestamptz not null,
  -- From when on it brings nobody: as it was agreed when it was made, and as it was ended.
  ends_at timestamptz,
  ended_at timestamptz
);
create unique index referral_code_live on referral_code (uid, channel) where ended_at is null;
