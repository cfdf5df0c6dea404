-- What a posting of post_entry does to the wallet's lots. A release closes all that are open, so that nothing is left to be played; a bonus
-- that is given back closes the one that _ends names; a credit that must be played opens one. Answers where the wallet's play must
-- come to then.
create or replace function write_lots(_uid bigint, _asset text, _kind smallint, _reference text, _ends text, _amount bigint, _required bigint,
  _seq bigint, _turnover bigint, _release_at bigint, _at timestamptz) returns bigint
language plpgsql set search_path from current as $$
declare
  _play_released constant smallint := 50; _bonus_returned constant smallint := 51;
  release bigint := _release_at;
begin
  if _kind = _play_released then
    update lot l set closed_at = _at, closed_by = _seq where l.uid = _uid and l.asset = _asset and l.closed_at is null;
    release := 0;
  end if;
  if _kind = _bonus_returned then
    release := return_lot(_uid, _asset, _ends::bigint, _amount, _turnover, _seq, _at);
  end if;
  if _required > 0 then
    release := greatest(_turnover, release) + _required;
    insert into lot (uid, asset, seq, kind, reference, amount, required, release_at, opened_at)
    values (_uid, _asset, _seq, _kind, _reference, _amount, _required, release, _at);
  end if;
  return release;
end $$;
