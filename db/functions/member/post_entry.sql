-- Writes one posting that is not a provider's: of a payment, a promotion, the shop, or staff. It is kept once by (kind,
-- reference) as a command of provider 0. Called as the last statement of the transaction that flips the state it
-- belongs to. Outcomes: 0 done, 1 too little balance, 20 another posting under the same name, 41 no such wallet,
-- 50 more than may be withdrawn, 51 nothing stands under the name that it ends, 52 more than is left of that. Account
-- 5000 is the withdrawal hold, which stands on the wallet. What ends another posting, wholly or in part (_ends, of the
-- kind _ended), bears that one's name as its round; how much of it was ended stands on its command. Kind 50 moves nothing:
-- it closes every open lot, so that nothing is left to be played. Kind 51 gives a bonus back, and closes the lot that _ends names.
create or replace function post_entry(_uid bigint, _asset text, _kind smallint, _reference text, _source integer,
  _destination integer, _amount bigint, _required bigint, _withdraws boolean, _keeps_refusal boolean, _print uuid,
  _now_ms bigint, _ended smallint, _ends text)
returns table (outcome smallint, replayed boolean, balance bigint, seq bigint)
language plpgsql set search_path from current as $$
declare
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  wa wallet; known command; ended command;
  moved bigint := case when _destination = 0 then _amount when _source = 0 then -_amount else 0 end;
  kept bigint := case when _destination = 5000 then _amount when _source = 5000 then -_amount else 0 end;
  res smallint := 0; new_hash bytea; release bigint; locked bigint;
begin
  select * into wa from wallet w where w.uid = _uid and w.asset = _asset for update;
  if not found then
    return query select 41::smallint, false, 0::bigint, null::bigint;
    return;
  end if;
  select * into known from command c where c.provider = 0 and c.kind = _kind and c.tx_id = _reference;
  if found then
    return query select case when known.fingerprint = _print then known.outcome else 20::smallint end,
      known.fingerprint = _print, wa.balance, known.seq;
    return;
  end if;

  -- What is left of a balance under one peso holds nobody to the play its credits asked for. What ends another posting only
  -- gives back.
  if moved > 0 and _ended is null and wa.balance < (case _asset when 'PHP' then 10000 else 1 end) and wa.held = 0 and wa.open_rounds = 0
      and exists (select from lot l where l.uid = _uid and l.asset = _asset and l.closed_at is null) then
    perform release_play(_uid, _asset, _kind || ' ' || _reference, _now_ms);
    select * into wa from wallet w where w.uid = _uid and w.asset = _asset;
  end if;

  if _ended is not null then
    -- The member's wallet is locked, so nobody else ends the same just now.
    select c.* into ended from command c
    join journal j on j.uid = c.uid and j.asset = _asset and j.seq = c.seq and j.at = c.at and j.destination = _source
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends and c.uid = _uid and c.outcome = 0;
    if not found then res := 51;
    elsif _amount > ended.amount - ended.won then res := 52;
    end if;
  end if;
  if res <> 0 then
    null;
  elsif wa.balance + moved < 0 then
    res := 1;
  elsif _withdraws then
    -- A lot locks no more than it brought, whatever it asks to be played.
    select greatest(0, wa.release_at - wa.turnover)
      - coalesce(sum(greatest(0, least(l.required, l.release_at - wa.turnover) - l.amount)), 0) into locked
    from lot l
    where l.uid = _uid and l.asset = _asset and l.closed_at is null and l.required > l.amount and l.release_at > wa.turnover;
    if _amount > wa.balance - locked then res := 50; end if;
  end if;
  if res = 0 then
    wa.version := wa.version + 1;
    wa.balance := wa.balance + moved;
    new_hash := link(wa.head, _uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, _now_ms,
      0::smallint, _reference, coalesce(_ends, ''));
  end if;
  if res = 0 or _keeps_refusal then
    if res <> 0 then
      wa.unposted := wa.unposted + 1;
      wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, _uid, 0::smallint, _kind, _reference, coalesce(_ends, ''),
        _print, res, _amount, _now_ms);
    end if;
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, amount, balance_after, seq, round_id, at, tx,
      kept_no, kept_hash, stood)
    values (0, _kind, _reference, _uid, _print, res, _amount, wa.balance, case when res = 0 then wa.version end,
      coalesce(_ends, ''), at_now, case when res <> 0 then pg_current_xact_id() end, case when res <> 0 then wa.unposted end,
      case when res <> 0 then wa.unposted_head end, case when res <> 0 then false end);
  end if;
  if res <> 0 then
    if _keeps_refusal then
      update wallet w set unposted = wa.unposted, unposted_head = wa.unposted_head
      where w.uid = _uid and w.asset = _asset;
    end if;
    return query select res, false, wa.balance, null::bigint;
    return;
  end if;

  if _ended is not null then
    update command c set won = c.won + _amount, state = case when c.won + _amount = c.amount then 1 else 0 end
    where c.provider = 0 and c.kind = _ended and c.tx_id = _ends;
  end if;
  release := wa.release_at;
  if _kind = 50 then
    update lot l set closed_at = at_now, closed_by = wa.version where l.uid = _uid and l.asset = _asset and l.closed_at is null;
    release := 0;
  end if;
  if _kind = 51 then
    release := return_lot(_uid, _asset, _ends::bigint, _amount, wa.turnover, wa.version, at_now);
  end if;
  if _required > 0 then
    release := greatest(wa.turnover, release) + _required;
    insert into lot (uid, asset, seq, kind, reference, amount, required, release_at, opened_at)
    values (_uid, _asset, wa.version, _kind, _reference, _amount, _required, release, at_now);
  end if;
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  values (_uid, _asset, wa.version, _kind, _source, _destination, _amount, wa.balance, 0, 0, _reference, coalesce(_ends, ''), 0, at_now,
    new_hash);
  if moved > 0 and wa.gates & 1 <> 0 then
    insert into late_credit (uid, asset, seq, amount, at) values (_uid, _asset, wa.version, moved, at_now);
  end if;
  update wallet w set balance = wa.balance, held = w.held + kept, release_at = release, version = wa.version, head = new_hash
  where w.uid = _uid and w.asset = _asset;
  return query select 0::smallint, false, wa.balance, wa.version;
end $$;
