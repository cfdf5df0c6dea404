-- Writes one posting that is not a provider's: of a payment, a promotion, the shop, or staff. It is kept once by (kind,
-- reference) as a command of provider 0. Called as the last statement of the transaction that flips the state it
-- belongs to. What ends another posting, wholly or in part (_ends, of the kind _ended), bears that one's name as its
-- round; how much of it was ended stands on its command.
create or replace function post_entry(_uid bigint, _asset text, _kind smallint, _reference text, _source integer,
  _destination integer, _amount bigint, _required bigint, _withdraws boolean, _keeps_refusal boolean, _print uuid,
  _now_ms bigint, _ended smallint, _ends text)
returns table (outcome smallint, replayed boolean, balance bigint, seq bigint)
language plpgsql set search_path from current as $$
declare
  -- Outcomes, besides those of judge_entry; accounts; what keeps a wallet from everything; a peso.
  _done constant smallint := 0; _conflict constant smallint := 20; _no_wallet constant smallint := 41;
  _wallet constant integer := 0; _hold constant integer := 5000;
  _closed constant integer := 1; _peso constant bigint := 10000;
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  wa wallet; known command; res smallint; new_hash bytea; release bigint;
  moved bigint := case _wallet when _destination then _amount when _source then -_amount else 0 end;
  kept bigint := case _hold when _destination then _amount when _source then -_amount else 0 end;
begin
  select * into wa from wallet w where w.uid = _uid and w.asset = _asset for update;
  if not found then
    return query select _no_wallet, false, 0::bigint, null::bigint;
    return;
  end if;
  select * into known from command c where c.provider = 0 and c.kind = _kind and c.tx_id = _reference;
  if found then
    return query select case when known.fingerprint = _print then known.outcome else _conflict end,
      known.fingerprint = _print, wa.balance, known.seq;
    return;
  end if;

  -- What is left of a balance under one peso holds nobody to the play its credits asked for. What ends another posting only
  -- gives back.
  if moved > 0 and _ended is null and wa.balance < (case _asset when 'PHP' then _peso else 1 end) and wa.held = 0 and wa.open_rounds = 0
      and exists (select from lot l where l.uid = _uid and l.asset = _asset and l.closed_at is null) then
    perform release_play(_uid, _asset, _kind || ' ' || _reference, _now_ms);
    select * into wa from wallet w where w.uid = _uid and w.asset = _asset;
  end if;

  res := judge_entry(_uid, _asset, _amount, moved, _withdraws, _source, _ended, _ends, wa.balance, wa.turnover, wa.release_at);
  if res <> _done then
    if _keeps_refusal then
      perform keep_refused_entry(_uid, _asset, _kind, _reference, coalesce(_ends, ''), _amount, _print, res, wa.balance,
        wa.unposted + 1, wa.unposted_head, _now_ms);
    end if;
    return query select res, false, wa.balance, null::bigint;
    return;
  end if;

  wa.version := wa.version + 1;
  wa.balance := wa.balance + moved;
  new_hash := link(wa.head, _uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, _now_ms,
    0::smallint, _reference, coalesce(_ends, ''));
  insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, seq, round_id, at)
  values (0, _kind, _reference, _uid, _print, _done, _amount, wa.balance, wa.version, coalesce(_ends, ''), at_now);
  if _ended is not null then
    update command c set won = c.won + _amount, state = case when c.won + _amount = c.amount then 1 else 0 end
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends;
  end if;
  release := write_lots(_uid, _asset, _kind, _reference, _ends, _amount, _required, wa.version, wa.turnover, wa.release_at, at_now);
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  values (_uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, 0, _reference, coalesce(_ends, ''), 0, at_now,
    new_hash);
  if moved > 0 and wa.gates & _closed <> 0 then
    insert into late_credit (uid, asset, seq, amount, at) values (_uid, _asset, wa.version, moved, at_now);
  end if;
  update wallet w set balance = wa.balance, held = w.held + kept, release_at = release, version = wa.version, head = new_hash
  where w.uid = _uid and w.asset = _asset;
  return query select _done, false, wa.balance, wa.version;
end $$;
