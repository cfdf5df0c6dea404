-- The birthday that an approved record states, empty while none does, and whether the member's name is hidden on public lists.
alter table profile
  add column birthday text not null default '' check (birthday = '' or birthday ~ '^\d{4}-\d{2}-\d{2}$'),
  add column hides_name boolean not null default false;
-- A change of the basic information carries on the standing of the version before it, and nobody has approved what it states.
update profile set birthday = form ->> 'birthday'
from kyc_version v
where v.uid = profile.uid and form ->> 'birthday' ~ '^\d{4}-\d{2}-\d{2}$' and v.version = (
  select max(version) from kyc_version n where n.uid = v.uid and n.kind = 'submission' and n.status in (4, 5));
