-- The rest of a member's profile.
alter table profile
  add column email text not null default '',
  add column email_check_state smallint not null default 0 check (email_check_state in (0, 1)),
  add column phone_check_state smallint not null default 1 check (phone_check_state in (0, 1)),
  add column gender text not null default '',
  add column referral_code text not null default '',
  add column parent_uid bigint,
  add column parent_name text not null default '',
  add column state smallint not null default 1,
  add column note text not null default '',
  add column tags text[] not null default '{}',
  add column real_first_name text not null default '',
  add column real_middle_name text not null default '',
  add column real_last_name text not null default '',
  add column created_ip text not null default '',
  add column reg_ip text not null default '',
  add column reg_device text not null default '',
  add column reg_brand text not null default '',
  add column ad_id text not null default '',
  add column ad_client_id text not null default '',
  add column channel_id text not null default '',
  add column last_login_ip text not null default '',
  add column last_login_at timestamptz,
  add column last_login_device text not null default '',
  add column xp bigint not null default 0 check (xp >= 0),
  add column third_party text not null default '',
  add column updated_at timestamptz;

-- What a member agreed to: which text, by its hash, and from where. A newer version of a text is agreed to anew, and
-- what was withdrawn stays beside what was given later.
create table consent (
  uid bigint not null,
  document text not null,
  version integer not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  given_at timestamptz not null,
  address text not null,
  channel text not null,
  withdrawn_at timestamptz,
  primary key (uid, document, text_hash, given_at)
);
create unique index consent_standing on consent (uid, document, text_hash) where withdrawn_at is null;
