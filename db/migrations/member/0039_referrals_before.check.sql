select not exists (select from profile p where (p.parent_uid is not null or p.channel_id <> '')
  and not exists (select from app.referral r where r.uid = p.uid)) as ok
