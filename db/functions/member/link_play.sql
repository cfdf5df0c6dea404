-- The bytes of a bet (kind 1) or of what a provider pays: either way between the wallet and the provider's account. Stable for
-- the reason of link().
create or replace function link_play(_head bytea, _uid bigint, _seq bigint, _kind smallint, _amount bigint, _balance bigint,
  _turnover bigint, _at_ms bigint, _provider smallint, _reference text, _round text) returns bytea language sql stable as $$
  select link(_head, _uid, 'PHP', _seq, _kind, case _kind when 1 then 0 else 1000 + _provider end,
    case _kind when 1 then 1000 + _provider else 0 end, _amount, _balance, _turnover, _at_ms, _provider, _reference, _round)
$$;
