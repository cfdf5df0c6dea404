-- Releases a wallet from all play that its lots ask for, by a posting of its own. Its print is that of any other posting:
-- between the wallet and account 8000, of nothing, asking for nothing.
create or replace function release_play(_uid bigint, _asset text, _reference text, _now_ms bigint) returns void
language plpgsql set search_path from current as $$
begin
  perform post_entry(_uid, _asset, 50::smallint, _reference, 0, 8000, 0, 0, false, false,
    substr(encode(sha256(convert_to(concat_ws(chr(31), _uid, _asset, 0, 8000, 0, 0), 'UTF8')), 'hex'), 1, 32)::uuid, _now_ms, null, null);
end $$;
