-- What a night found of a member over the thirty days before: one row for each day and marker that counted.
create table harm_marker (
  uid bigint not null,
  day date not null,
  marker text not null check (marker ~ '^[a-z_]{3,30}$'),
  -- In the marker's own measure: a count, a share in percent, hundredths.
  value integer not null check (value >= 0),
  -- What it is compared with, where it is: an amount, or hundredths of seconds.
  base bigint,
  points integer not null check (points > 0),
  primary key (uid, day, marker)
);
create index harm_marker_day on harm_marker (day);

-- What the markers of a day come to. The newest of a member says where they stand.
create table harm_day (
  uid bigint not null,
  day date not null,
  points integer not null check (points >= 0),
  -- By the points alone, and where the member stands, which two people may have lowered.
  reached text not null check (reached in ('none', 'watch', 'contact', 'stop')),
  band text not null check (band in ('none', 'watch', 'contact', 'stop')),
  -- The markers that nothing is known about.
  unknown text[] not null,
  primary key (uid, day)
);
create index harm_day_day on harm_day (day);
create index harm_day_banded on harm_day (day, uid) where band <> 'none';

-- A person of ours who is to get in touch with a member, or did. A member has one that is not done.
create table harm_contact (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  source text not null check (source in ('band', 'words', 'staff', 'follow_up')),
  band text not null check (band in ('none', 'watch', 'contact', 'stop')),
  markers text[] not null default '{}',
  topics text[] not null default '{}',
  opened_at timestamptz not null,
  opened_name text not null default '',
  -- By when somebody is to get in touch: the graver the band, the sooner.
  due_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'taken', 'done')),
  taken_by uuid,
  taken_name text not null default '',
  taken_at timestamptz,
  done_at timestamptz,
  way text not null default '' check (way in ('', 'call', 'chat', 'message', 'mail', 'none')),
  said text not null default '' check (char_length(said) <= 2000),
  outcome text not null default '',
  -- When somebody gets in touch again.
  next_on date,
  check ((status = 'open') = (taken_by is null)),
  check ((taken_by is null) = (taken_at is null)),
  check ((status = 'done') = (done_at is not null)),
  check ((status = 'done') = (outcome <> '')),
  check ((status = 'done') = (way <> '')),
  check (next_on is null or status = 'done')
);
create unique index harm_contact_waiting on harm_contact (uid) where status <> 'done';
create index harm_contact_queue on harm_contact (status, due_at, id);
create index harm_contact_newest on harm_contact (uid, opened_at desc, id);
create index harm_contact_next on harm_contact (next_on) where next_on is not null;
create index harm_contact_opened on harm_contact (opened_at);

-- What a member wrote to us about, where words of a topic stand in it. The text itself is the feedback's.
create table harm_mention (
  id uuid not null,
  uid bigint not null,
  topic text not null check (topic in ('regret', 'money', 'complaint')),
  at timestamptz not null,
  primary key (id, topic)
);
create index harm_mention_newest on harm_mention (uid, at desc);

-- What a member told us that they earn in a month. Nobody else says so.
create table harm_income (
  uid bigint primary key,
  monthly bigint not null check (monthly > 0),
  set_at timestamptz not null,
  set_name text not null
);

-- A band that is lower than the points say, because somebody spoke with the member: proposed by one of staff and decided by another.
create table harm_lowering (
  id uuid primary key default gen_random_uuid(),
  uid bigint not null,
  band text not null check (band in ('none', 'watch', 'contact')),
  -- It holds for no more points than there were, and not for ever.
  points integer not null check (points > 0),
  until_day date not null,
  reason text not null,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'refused')),
  proposed_by uuid not null,
  proposed_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  check ((status = 'proposed') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create unique index harm_lowering_waiting on harm_lowering (uid) where status = 'proposed';
create index harm_lowering_newest on harm_lowering (uid, proposed_at desc, id);
