-- The bytes of one posting, chained to the one before. docs/audit.md gives the layout and test vectors. Stable like
-- convert_to, which it calls: under any other word PostgreSQL would not inline it, and it would cost six times as much.
create or replace function link(_head bytea, _uid bigint, _asset text, _seq bigint, _kind smallint, _source integer,
  _destination integer, _amount bigint, _balance bigint, _turnover bigint, _at_ms bigint, _provider smallint,
  _reference text, _round text) returns bytea language sql stable as $$
  select sha256(_head || int8send(_uid) || int8send(_seq) || int2send(_kind) || int4send(_source) || int4send(_destination)
    || int8send(_amount) || int8send(_balance) || int8send(_turnover) || int8send(_at_ms) || int2send(_provider)
    || convert_to(_asset || chr(31) || _reference || chr(31) || _round, 'UTF8'))
$$;
