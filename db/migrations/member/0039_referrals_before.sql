-- Until now a profile alone said who had brought its member, so that nobody could ask whom somebody has brought.
insert into app.referral (uid, code, parent, channel, device, network, state, at)
select uid, coalesce(parent_uid::text, ''), parent_uid, channel_id, '', '',
  case when parent_uid is null then 'channel' when parent_uid = uid then 'self' else 'named' end, created_at
from profile where parent_uid is not null or channel_id <> ''
on conflict do nothing;
