-- The bytes of one of them, chained to the one before. docs/audit.md gives the layout. Stable for the reason of link().
create or replace function link_kept(_head bytea, _no bigint, _uid bigint, _provider smallint, _kind smallint, _tx text, _round text,
  _print uuid, _outcome smallint, _amount bigint, _at_ms bigint) returns bytea language sql stable as $$
  select sha256(coalesce(_head, sha256('')) || int8send(_no) || int8send(_uid) || int2send(_provider) || int2send(_kind)
    || coalesce('\x01'::bytea || uuid_send(_print) || int2send(_outcome) || int8send(_amount) || int8send(_at_ms), '\x00')
    || convert_to(_tx || chr(31) || _round, 'UTF8'))
$$;
