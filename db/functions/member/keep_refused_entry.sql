-- Keeps the refusal of a posting, so that it is refused for good. It moves nothing and stands in no journal: the wallet counts it.
create or replace function keep_refused_entry(_uid bigint, _asset text, _kind smallint, _reference text, _round text, _amount bigint,
  _print uuid, _outcome smallint, _balance bigint, _no bigint, _head bytea, _now_ms bigint) returns void
language plpgsql set search_path from current as $$
declare
  new_hash bytea := link_kept(_head, _no, _uid, 0::smallint, _kind, _reference, _round, _print, _outcome, _amount, _now_ms);
begin
  insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, round_id, at, tx, kept_no, kept_hash, stood)
  values (0, _kind, _reference, _uid, _print, _outcome, _amount, _balance, _round, to_timestamp(_now_ms / 1000.0), pg_current_xact_id(),
    _no, new_hash, false);
  update wallet w set unposted = _no, unposted_head = new_hash where w.uid = _uid and w.asset = _asset;
end $$;
