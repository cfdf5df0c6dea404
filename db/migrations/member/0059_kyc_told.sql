-- What the member's browser said of the two movements before its camera, and in which language they were spoken to: it is
-- their word, kept with what they stated. Null where it said nothing.
alter table kyc_version
  add column liveness text check (liveness in ('done', 'skipped')),
  add column liveness_at timestamptz,
  add column language text not null default 'en' check (language in ('en', 'tl')),
  add constraint kyc_version_liveness check ((liveness is null) = (liveness_at is null));

-- Whoever waits for a reviewer is passed on once more, so that the queue judges them by what it asks today.
insert into outbox (uid, topic, at)
select uid, 'kyc.changed', now() from profile where kyc_base = 2;
