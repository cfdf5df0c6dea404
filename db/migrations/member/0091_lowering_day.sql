-- The day that a lowering first counted for: the newest one that the member was looked at, when two people agreed on it. A day that is
-- found anew goes by the lowerings that counted for it, whatever was agreed on behind it.
alter table harm_lowering add column from_day date check (from_day is null or status = 'approved');
update harm_lowering set from_day = (decided_at at time zone 'Asia/Manila')::date - 1 where status = 'approved';
update harm_lowering l set from_day = d.day
from (
  select k.id, max(h.day) as day from harm_lowering k
  join harm_day h on h.uid = k.uid and h.day < (k.decided_at at time zone 'Asia/Manila')::date
  where k.status = 'approved' group by k.id
) d
where d.id = l.id;
