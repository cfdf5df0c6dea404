-- Whether more is used than any limit allows. Where there is none of a kind, nothing is more.
create or replace function exceeds_play(_used bigint[], _most bigint[]) returns boolean language sql immutable as $$
  select coalesce(_used[1] > _most[1], false) or coalesce(_used[2] > _most[2], false) or coalesce(_used[3] > _most[3], false)
    or coalesce(_used[4] > _most[4], false) or coalesce(_used[5] > _most[5], false) or coalesce(_used[6] > _most[6], false)
$$;
