-- A win never comes before its bet: one whose bet is unknown is answered as such and comes again (D-78). All that stood in a
-- bet's place for what it had been paid before is gone with that; what is left there is what took a bet back.
alter table round add constraint round_settled_by_number check (settled >= 0);
drop index journal_list_rare;
create index journal_list_rare on journal (uid, at desc, seq desc) include (kind, asset, amount, source, destination)
  where kind in (3, 4, 5);

-- Applies a batch of wallet commands, each with its own result, in the order of their wallets' uids and, within a wallet,
-- of their arrival. A batch never holds two commands of one key, of one round of a member, or one that refers to another.
-- Of the wallets those are given that are locked, as they are, in the order of their uids; others may be among them. Commands of
-- a wallet that is not, since somebody else holds it, come back without an outcome and nothing is kept.
-- Kinds: 1 bet (with its win when win is given), 2 settle, 3 rollback, 4 promo, 5 adjust, 6 close of a round;
-- 7, that a bet met its rollback in another round than that one said, comes of a bet and is never sent.
-- Flags: 1 closes the round, 2 free round, 4 two-sided, 16 settled bets may be taken back,
-- 32 rollback of an unknown bet is an error, 64 amount is taken, not given, 128 the bet must name an open session,
-- 256 a win that names no bet belongs to what was bet in its round, 512 round or game may be others than its bet's: then
-- nothing is kept and they are looked up, 1024 it was sent as a promotion, 2048 bet_ref is what was sent and names no bet.
-- What a round counts as turnover and against limits is told by its bets, not by who closes it: see table round.
-- Outcomes are listed in packages/rpp/outcomes.ts; below 20 a refusal is final, 40 and above nothing is kept.
-- Answers one row: each column holds one element a command, in the order of the commands.
create or replace function apply_commands(_commands wallet_command[], _now_ms bigint, _locked locked_wallet[])
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  it record;
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  -- How far the wallets are gone through, which keep their places on the disk while they are locked, and the one being worked
  -- on as it stands after the commands so far.
  l integer := 0;
  u bigint; wa wallet; wa_place tid; touched boolean := false; held boolean;
  -- What one command comes to: whether it is kept, its postings, and its round afterwards.
  outcome smallint; replayed boolean; original bigint; seq bigint; total integer := cardinality(_commands);
  keep boolean; steps integer; won bigint; closes boolean; counted bigint;
  x_kind smallint; x_amount bigint; x_given boolean; x_turn bigint; y_turn bigint; house integer;
  rb bigint; rf bigint; rw bigint; rs integer; was_open boolean; settled bigint; play play_limit[];
  -- Whether the round is free, and was before; whether both sides of it can be bet on; and what that a bet has made of it
  -- means for the wins so far. Of a round from before this was kept each message tells, as far as it does.
  was_free boolean; is_free boolean; is_sided boolean; is_told boolean; is_gift boolean; moved bigint;
  -- The bet that is spoken of, and those that are called by the same name.
  bet command; called command[]; grouped command[]; is_kept boolean; is_shared boolean; is_settled boolean; bet_won bigint; was_promo boolean;
  -- Whether a bet was taken back before it came, under one of its names; what it said when it met that, and whether it
  -- meets that just now, in another round than its own.
  is_cancelled boolean; met uuid; meets boolean;
  -- What is written at the end.
  wallets locked_wallet[]; w integer := 0; updated integer; postings journal[]; j integer := 0; kept command[]; c integer := 0;
  fates bet_fate[]; b integer := 0; opened round[]; o integer := 0; changed round[]; r integer := 0;
  names bet_reference[]; n integer := 0; late late_credit[]; a integer := 0;
begin
  outcomes := array_fill(null::smallint, array[total]); replays := array_fill(false, array[total]);
  balances := array_fill(0::bigint, array[total]); originals := array_fill(0::bigint, array[total]);
  seqs := array_fill(null::bigint, array[total]);
  -- The lookups stay index scans whatever the tables' statistics say.
  for it in
    select i.*, k.tx_id as k_tx, k.fingerprint as k_print, k.outcome as k_out, k.balance_after as k_bal, k.seq as k_seq,
      k.round_id as k_round, k.state as k_state, k.uid as k_uid, bt.bet as b_bet, ts.state as own_state,
      gs.uid as s_uid, gs.provider as s_provider, gs.expires_at as s_expires, gs.ended_at as s_ended,
      ro.round_id as r_round, ro.bet as r_bet, ro.refund as r_refund, ro.win as r_win, ro.turnover as r_trn,
      ro.opened_at as r_opened, ro.closed_at as r_closed, ro.settled as r_settled, ro.bets as r_bets,
      ro.free as r_free, ro.two_sided as r_sided, ro.game as r_game
    from (select * from unnest(_commands) with ordinality
      n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
      order by n.uid, n.o) i
    left join lateral (select * from command x where x.provider = i.provider and x.kind = i.kind and x.tx_id = i.tx
      offset 0) k on true
    left join lateral (select x as bet from command x where (i.ref is not null or i.kind = 4 and i.bet_ref is not null)
      and x.provider = i.provider and x.kind = 1 and x.tx_id = coalesce(i.ref, i.bet_ref) offset 0) bt on true
    left join lateral (select x.state from command x where i.kind in (2, 4) and x.provider = i.provider and x.kind = 1
      and x.tx_id = i.tx and x.uid = i.uid and x.fingerprint is null
      and (x.round_id = i.round or i.flags & 1024 <> 0) offset 0) ts on true
    left join lateral (select * from game_session x where i.kind = 1 and i.flags & 128 <> 0 and x.token_hash = decode(i.session, 'hex')
      offset 0) gs on true
    left join lateral (select * from round x where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
      offset 0) ro on true
  loop
    if u is distinct from it.uid then
      if touched then
        w := w + 1; wallets[w] := row(wa, wa_place)::locked_wallet;
      end if;
      u := it.uid; touched := false; held := false;
      loop
        l := l + 1; wa := _locked[l].wallet;
        exit when wa.uid is null or wa.uid >= u;
      end loop;
      if wa.uid = u then
        wa_place := _locked[l].place;
      else
        l := l - 1;
        wa := null;
        held := exists (select from wallet x where x.uid = u and x.asset = 'PHP');
      end if;
    end if;
    continue when held;
    outcome := 0; replayed := false; original := null; seq := null;
    keep := true; steps := 0; x_turn := 0; y_turn := 0; is_cancelled := false; met := null; meets := false;
    rb := coalesce(it.r_bet, 0); rf := coalesce(it.r_refund, 0); rw := coalesce(it.r_win, 0);
    rs := coalesce(it.r_bets, 0); settled := coalesce(it.r_settled, 0);
    is_told := it.r_round is null or it.r_free is not null; moved := 0;
    was_promo := case when it.flags & 1024 <> 0 then true end;
    was_free := coalesce(it.r_free, it.flags & 2 <> 0); is_free := was_free;
    is_sided := case when it.r_round is null then false else coalesce(it.r_sided, it.flags & 4 <> 0) end;
    if it.kind = 1 then
      if it.bet_ref is not null or (it.k_tx is not null and it.k_print is null) then
        is_cancelled := exists (select from command x where x.provider = it.provider and x.kind = 1 and x.fingerprint is null
          and x.tx_id in (it.tx, it.bet_ref));
        if is_cancelled then
          select x.fingerprint into met from command x where x.provider = it.provider and x.kind = 7 and x.tx_id = it.tx;
        end if;
      end if;
    elsif it.kind <= 4 then
      bet := it.b_bet; is_shared := false; grouped := '{}';
      if it.bet_ref is not null and (it.flags & 2048 = 0 or it.kind = 4) and bet.fingerprint is null then
        -- By the reference it was given, the ones that stand first. More than one of these, and a rollback names none of them.
        called := array(select x from bet_reference s join command x on x.tx_id = s.tx_id and x.provider = s.provider
          and x.kind = 1 where s.bet_ref = it.bet_ref and s.provider = it.provider and s.uid = u
          order by x.outcome <> 0, x.state = 2, x.seq limit 2);
        if cardinality(called) = 0 then
          -- Of another member any will do: it is a conflict whichever it is, and there may be as many as bets.
          called := array(select x from bet_reference s join command x on x.tx_id = s.tx_id and x.provider = s.provider
            and x.kind = 1 where s.bet_ref = it.bet_ref and s.provider = it.provider limit 1);
        end if;
        if cardinality(called) > 0 then
          bet := called[1];
          is_shared := coalesce(called[2].uid = u and called[2].outcome = 0 and called[2].state <> 2, false);
          if is_shared and it.kind = 2 then
            -- A win of several bets of one round is the first one's, and settles the others with it.
            grouped := array(select x from bet_reference s join command x on x.tx_id = s.tx_id and x.provider = s.provider
              and x.kind = 1 where s.bet_ref = it.bet_ref and s.provider = it.provider and s.uid = u and x.outcome = 0
              and x.state <> 2);
            is_shared := exists (select from unnest(grouped) x where x.round_id <> it.round);
          end if;
        end if;
      end if;
    end if;
    if wa.uid is null then
      outcome := 41; keep := false;
    elsif it.k_tx is not null and it.k_print is not null then
      keep := false;
      if it.k_print = it.print then outcome := it.k_out; replayed := true; original := it.k_bal; seq := it.k_seq;
      -- It was kept in the round of its bet, which this one does not know.
      elsif it.flags & 512 <> 0 and it.k_round <> it.round and (it.kind = 1 or bet.round_id = it.k_round) then outcome := 43;
      else outcome := 20;
      end if;
    elsif is_cancelled then
      outcome := 21; keep := false;
      if met <> it.print then
        outcome := 20;
      elsif met is null then
        -- What took it back did not say its round: from now on it stands in this one too.
        meets := it.k_round <> it.round;
        if it.bet_ref is not null and it.k_tx is null then
          c := c + 1; wa.unposted := wa.unposted + 1; touched := true;
          wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, u, it.provider, 1::smallint, it.tx, it.round, null, null, null, null);
          kept[c] := row(it.provider, 1, it.tx, u, null, 21, 2, 0, 0, wa.balance, null, it.round, at_now, null, null, null,
            wa.unposted, wa.unposted_head, true)::command;
        end if;
      end if;
    elsif it.refuse is not null then
      outcome := it.refuse; keep := it.refuse < 40;
    elsif it.kind = 1 then
      won := coalesce(it.win, 0);
      -- Free is a bet that costs nothing. A round is free while all of its bets are; what was won in it before counts as
      -- the bet makes of it.
      is_gift := it.flags & 2 <> 0 and it.amount = 0;
      if is_told then
        is_free := is_gift and was_free;
        if it.r_round is not null and is_free <> was_free then moved := case when is_free then -rw else rw end; end if;
      end if;
      -- No win makes room for its own bet, and none of a free round for the bet that makes it a real one.
      play := case when wa.limits is not null and not is_gift then count_play(wa.limits, starts, null, it.amount, 0) end;
      if it.flags & 128 <> 0 and (it.s_uid is null or it.s_uid <> u or it.s_provider <> it.provider or it.s_ended is not null) then outcome := 7;
      elsif it.flags & 128 <> 0 and it.s_expires <= at_now then outcome := 6;
      elsif wa.gates <> 0 or wa.play_until <= at_now then outcome := 3;
      elsif it.r_closed is not null then outcome := 24;
      elsif wa.balance < it.amount then outcome := 1;
      elsif play is not null and exceeds_play(play) then outcome := 2;
      else
        steps := case when it.win is null then 1 else 2 end;
        x_kind := 1; x_amount := it.amount; x_given := false; rb := rb + it.amount; rw := rw + won; rs := rs + 1;
        is_sided := is_sided or it.flags & 4 <> 0;
        if wa.limits is not null and (moved <> 0 or not is_free) then
          wa.limits := count_play(wa.limits, starts, null, it.amount, case when is_free then 0 else won end + moved);
        end if;
      end if;
    elsif it.kind = 2 then
      if bet.tx_id is null and (it.own_state = 2 or it.ref is not null or it.flags & 256 = 0) then
        -- Its bet may still be on its way.
        if it.own_state = 2 then outcome := 22; else outcome := 40; keep := false; end if;
      elsif bet.tx_id is null and rs = 0 then
        -- No bet stands in the round. If one was there, it was refused or taken back.
        if it.r_round is not null or exists (select from command x where x.uid = u and x.provider = it.provider
          and x.round_id = it.round and (x.kind = 1 and x.outcome <> 0 or x.kind = 7)) then outcome := 22;
        else outcome := 40; keep := false;
        end if;
      elsif bet.tx_id is null then
        if it.r_closed is not null then outcome := 24;
        elsif it.flags & 512 <> 0 and it.game = 0 and it.r_game <> 0 then outcome := 43; keep := false;
        else steps := 1;
        end if;
      elsif bet.uid <> u then outcome := 20; keep := false;
      elsif bet.state = 2 or bet.outcome <> 0 or it.own_state = 2 then outcome := 22;
      elsif it.flags & 512 <> 0 and (bet.round_id <> it.round or it.game = 0 and it.r_game <> 0) then
        outcome := 43; keep := false;
      elsif bet.round_id <> it.round or is_shared then outcome := 20; keep := false;
      elsif it.r_closed is not null then outcome := 24;
      else steps := 1;
      end if;
      if steps = 1 then
        x_kind := 2; x_amount := it.amount; x_given := true; rw := rw + it.amount;
        if bet.tx_id is not null then
          fates := fates || row(it.provider, bet.tx_id, 1, bet.won + it.amount)::bet_fate || array(
            select row(it.provider, x.tx_id, 1, x.won)::bet_fate from unnest(grouped) x where x.tx_id <> bet.tx_id and x.state = 0);
          b := cardinality(fates);
        else
          settled := wa.version + 1;
        end if;
        if wa.limits is not null and not was_free then
          wa.limits := count_play(wa.limits, starts, null, 0, it.amount);
        end if;
      end if;
    elsif it.kind = 3 then
      -- A win or a prize is not taken back so, by its own name or by the reference that it was sent with. A bet may bear
      -- the id of a win, but hardly in one round; if one comes all the same, it is not taken.
      if (bet.tx_id is null or bet.fingerprint is null and bet.state = 2)
        and (exists (select from command x where x.provider = it.provider and x.kind in (2, 4) and x.tx_id = it.ref
            and x.uid = u and x.outcome = 0 and (x.round_id = it.round or it.flags & 512 <> 0 or x.kind = 4 and x.sent_promo))
          or it.bet_ref is not null and it.flags & 2048 = 0 and exists (select from command x where x.sent_ref = it.bet_ref
            and x.provider = it.provider and x.kind = 4 and x.uid = u and x.outcome = 0)) then
        outcome := 28;
        if bet.tx_id is null then
          c := c + 1; wa.unposted := wa.unposted + 1; touched := true;
          wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, u, it.provider, 1::smallint, it.ref, it.round, null, null, null, null);
          kept[c] := row(it.provider, 1, it.ref, u, null, 21, 2, 0, 0, wa.balance, null, it.round, at_now, null, null, null,
            wa.unposted, wa.unposted_head, true)::command;
        end if;
      elsif bet.tx_id is null then
        -- The bet may still be on its way: the tombstone stands in its place.
        c := c + 1; wa.unposted := wa.unposted + 1; touched := true;
        wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, u, it.provider, 1::smallint, it.ref, it.round, null, null, null, null);
        kept[c] := row(it.provider, 1, it.ref, u, null, 21, 2, 0, 0, wa.balance, null, it.round, at_now, null, null, null,
          wa.unposted, wa.unposted_head, true)::command;
        if it.flags & 32 <> 0 then outcome := 25; end if;
      elsif bet.uid <> u then outcome := 20; keep := false;
      elsif bet.state = 2 or bet.outcome <> 0 then null;
      elsif it.flags & 512 <> 0 and (bet.round_id <> it.round or it.game = 0 and it.r_game <> 0) then
        outcome := 43; keep := false;
      elsif bet.round_id <> it.round or is_shared then outcome := 20; keep := false;
      else
        is_settled := bet.state = 1 or settled >= bet.seq; bet_won := bet.won;
        if is_settled and it.flags & 16 = 0 then outcome := 23;
        -- What was won in the round alone goes back with the last bet in it, and not with one of several.
        elsif is_settled and bet.state = 0 and rw > 0 and rs <> 1 then outcome := 23;
        else
          if rs = 1 and settled > 0 and rw > 0 then bet_won := rw; end if;
          if wa.balance + bet.amount - bet_won < 0 then outcome := 26;
          else
            steps := 1; x_kind := 3; x_given := bet.amount >= bet_won; x_amount := abs(bet.amount - bet_won);
            rf := rf + bet.amount; rw := rw - bet_won;
            rs := rs - 1;
            b := b + 1; fates[b] := row(it.provider, bet.tx_id, 2, 0)::bet_fate;
            if wa.limits is not null and not was_free then
              wa.limits := take_back_play(wa.limits, starts, (bet.at at time zone 'Asia/Manila')::date, -bet.amount, bet_won,
                u, it.provider, it.round, it.r_opened, it.r_closed);
            end if;
          end if;
        end if;
      end if;
    elsif it.kind = 6 then
      if it.r_round is null then outcome := 27; keep := false;
      elsif it.r_closed is null then steps := 1; x_kind := 6; x_amount := 0; x_given := false;
      end if;
    elsif it.kind = 4 and (it.own_state = 2 or coalesce(bet.uid = u
      and (bet.state = 2 or bet.outcome <> 0), false)) then
      -- It was taken back before it came, or names a bet that was taken back or refused.
      outcome := 22;
    elsif it.kind = 4 then
      steps := 1; x_kind := 4; x_amount := it.amount; x_given := true;
    elsif it.flags & 64 <> 0 and wa.balance < it.amount then
      outcome := 1;
    else
      steps := 1; x_kind := 5; x_amount := it.amount; x_given := it.flags & 64 = 0;
    end if;

    if steps > 0 and (it.kind <= 3 or it.kind = 6) then
      closes := it.r_closed is null and (it.flags & 1 = 1 or it.kind = 6);
      counted := 0;
      if closes or it.r_closed is not null then
        counted := case when wa.tester or (not is_told and it.flags & 2 <> 0) then 0
          when is_sided then least(rb - rf, abs(rw - (rb - rf))) else rb - rf end;
        if steps = 2 then y_turn := counted - coalesce(it.r_trn, 0); else x_turn := counted - coalesce(it.r_trn, 0); end if;
      end if;
      if it.r_closed is null then
        was_open := coalesce(it.r_bets > 0 or it.r_win > 0, false);
        wa.open_rounds := wa.open_rounds + (not closes and (rs > 0 or rw > 0))::integer - was_open::integer;
      end if;
      if it.r_round is null then
        o := o + 1;
        opened[o] := row(u, it.provider, it.round, it.game, rb, rf, rw, counted, at_now, case when closes then at_now end, settled, rs,
          is_free, is_sided, wa.tester)::round;
      else
        r := r + 1;
        changed[r] := row(u, it.provider, it.round, it.game, rb, rf, rw, counted, it.r_opened,
          case when closes then at_now else it.r_closed end, settled, rs, case when is_told then is_free end,
          case when is_told then is_sided end, case when is_told then wa.tester end)::round;
      end if;
    end if;

    house := 1000 + it.provider;
    for step in 1..steps loop
      if step = 2 then x_kind := 2; x_amount := it.win; x_given := true; x_turn := y_turn; end if;
      wa.balance := wa.balance + case when x_given then x_amount else -x_amount end;
      wa.turnover := wa.turnover + x_turn;
      wa.version := wa.version + 1;
      wa.head := link(wa.head, u, 'PHP', wa.version, x_kind, case when x_given then house else 0 end,
        case when x_given then 0 else house end, x_amount, wa.balance, x_turn, _now_ms, it.provider, it.tx, it.round);
      j := j + 1;
      postings[j] := row(u, 'PHP', wa.version, x_kind, case when x_given then house else 0 end,
        case when x_given then 0 else house end, x_amount, wa.balance, x_turn, it.provider, it.tx, it.round, it.game,
        at_now, wa.head, null)::journal;
      seq := wa.version; touched := true; x_turn := 0;
      if wa.gates & 1 <> 0 and x_given and x_amount > 0 then
        a := a + 1; late[a] := row(u, 'PHP', wa.version, x_amount, at_now, null)::late_credit;
      end if;
    end loop;

    if meets then
      wa.unposted := wa.unposted + 1; touched := true;
      wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, u, it.provider, 7::smallint, it.tx, it.round, it.print, 0::smallint,
        0, _now_ms);
      c := c + 1;
      kept[c] := row(it.provider, 7, it.tx, u, it.print, 0, 0, 0, 0, wa.balance, null, it.round, at_now, null, null, null,
        wa.unposted, wa.unposted_head, false)::command;
    end if;
    is_kept := keep and seq is null;
    if is_kept then
      wa.unposted := wa.unposted + 1; touched := true;
      wa.unposted_head := link_kept(wa.unposted_head, wa.unposted, u, it.provider, it.kind, it.tx, it.round, it.print, outcome,
        it.amount, _now_ms);
    end if;
    if keep then
      c := c + 1;
      kept[c] := row(it.provider, it.kind, it.tx, u, it.print, outcome, case when steps = 2 then 1 else 0 end, it.amount,
        case when steps = 2 then it.win else 0 end, wa.balance, seq, it.round, at_now, null, it.bet_ref, was_promo,
        case when is_kept then wa.unposted end, case when is_kept then wa.unposted_head end, case when is_kept then false end)::command;
    end if;
    if it.kind = 1 and it.bet_ref is not null and (keep or outcome = 21) then
      n := n + 1; names[n] := row(it.bet_ref, it.provider, it.tx, u)::bet_reference;
    end if;
    outcomes[it.o] := outcome; replays[it.o] := replayed; seqs[it.o] := seq;
    balances[it.o] := coalesce(wa.balance, 0); originals[it.o] := coalesce(original, wa.balance, 0);
  end loop;
  if touched then
    w := w + 1; wallets[w] := row(wa, wa_place)::locked_wallet;
  end if;

  if c > 0 then
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at, tx,
      sent_ref, sent_promo, kept_no, kept_hash, stood)
    select x.provider, x.kind, x.tx_id, x.uid, x.fingerprint, x.outcome, x.state, x.amount, x.won, x.balance_after, x.seq, x.round_id, x.at,
      case when x.seq is null then pg_current_xact_id() end, x.sent_ref, x.sent_promo, x.kept_no, x.kept_hash, x.stood
    from unnest(kept) x;
  end if;
  if n > 0 then
    insert into bet_reference select x.* from unnest(names) x on conflict do nothing;
  end if;
  if a > 0 then
    insert into late_credit select x.* from unnest(late) x;
  end if;
  if b > 0 then
    update command x set state = y.state, won = y.won from unnest(fates) y
    where x.provider = y.provider and x.kind = 1 and x.tx_id = y.tx_id;
  end if;
  if o > 0 then
    insert into round select x.* from unnest(opened) x;
  end if;
  if r > 0 then
    update round x set bet = y.bet, refund = y.refund, win = y.win, turnover = y.turnover, closed_at = y.closed_at,
      settled = y.settled, bets = y.bets, free = y.free, two_sided = y.two_sided, tester = y.tester
    from unnest(changed) y where x.uid = y.uid and x.provider = y.provider and x.round_id = y.round_id;
  end if;
  if j > 0 then
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
    select x.uid, x.asset, x.seq, x.kind, x.source, x.destination, x.amount, x.balance_after, x.turnover, x.provider, x.reference,
      x.round_id, x.game, x.at, x.hash from unnest(postings) x;
  end if;
  if w > 0 then
    update wallet x set balance = (y.wallet).balance, turnover = (y.wallet).turnover,
      open_rounds = (y.wallet).open_rounds, version = (y.wallet).version, head = (y.wallet).head,
      limits = (y.wallet).limits, unposted = (y.wallet).unposted, unposted_head = (y.wallet).unposted_head
    from unnest(wallets) y where x.ctid = y.place and x.uid = (y.wallet).uid and x.asset = 'PHP';
    get diagnostics updated = row_count;
    if updated <> w then raise exception 'a locked wallet is not where it was' using errcode = '40001'; end if;
  end if;
  return next;
end $$;

-- Applies a batch as `apply_commands` does. A bet goes with the set that brings no win and does not close its round, if its key and
-- its round are new, its session is the one its wallet shows, and its wallet may bet; the settling of a bet by its id if its key is new, the bet
-- stands and is not settled, and its round is open. All of a wallet's commands go with the set or none, so that they keep
-- their order, and only if all of their stakes fit together without the wins among them.
create or replace function apply_batch(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
#variable_conflict use_column
declare
  at_now timestamptz := to_timestamp(_now_ms / 1000.0);
  today date := (at_now at time zone 'Asia/Manila')::date;
  starts date[] := array[today, today - extract(isodow from today)::integer + 1, today - extract(day from today)::integer + 1];
  total integer := cardinality(_commands); taken integer; wallets integer := 0; updated integer;
  locked locked_wallet[]; plain plain_command[]; c plain_command; head bytea; moved bigint;
  has_bets boolean := false; has_wins boolean := false; has_names boolean := false;
  -- What is applied one by one, where in the batch that stands, and what it comes to.
  others wallet_command[]; places bigint[]; one_by_one record;
begin
  -- All locks come first: the next statement then sees everything that was committed by whoever held them before.
  if _waits then
    locked := array(select row(x, x.ctid)::locked_wallet from wallet x
      where x.uid = any (array(select n.uid from unnest(_commands) n)) and x.asset = 'PHP' order by x.uid for update);
  else
    locked := array(select row(x, x.ctid)::locked_wallet from wallet x
      where x.uid = any (array(select n.uid from unnest(_commands) n)) and x.asset = 'PHP' order by x.uid
      for update skip locked);
  end if;
  -- Wallets and commands are both in the order of uids, so a wallet is found by its number. Where one is missing those behind it
  -- are not found so, and their commands go one by one. The lookups stay index scans whatever the tables' statistics say.
  plain := array(
    select row(p.o, p.uid, p.kind, p.provider, p.tx, p.ref, p.round, p.game, p.amount, p.flags, p.print, p.bet_ref, p.nth, p.many, p.moved,
      case when (p.wallet).tester then 0 else p.counted end, p.bet_won, p.round_won,
      p.place, (p.wallet).balance, (p.wallet).version, (p.wallet).tester,
      (p.wallet).turnover + case when (p.wallet).tester then 0 else p.all_counted end, (p.wallet).open_rounds + p.opened,
      case when p.won > 0 and a.limits is not null then count_play(a.limits, starts, null, 0, p.won) else a.limits end,
      case when p.nth = 1 then link((p.wallet).head, p.uid, 'PHP', (p.wallet).version + 1, p.kind, case p.kind when 1 then 0 else 1000 + p.provider end,
        case p.kind when 1 then 1000 + p.provider else 0 end, p.amount, (p.wallet).balance + p.moved,
        case when (p.wallet).tester then 0 else p.counted end, _now_ms, p.provider, p.tx, p.round) end)::plain_command
    from (
      select n.*, bool_and(n.is_plain) over whole as is_whole, count(*) over whole as many, row_number() over whole as nth,
        (sum(n.amount) filter (where n.kind = 1) over whole)::bigint as staked,
        (sum(n.amount) filter (where n.kind = 2 and not n.is_free) over whole)::bigint as won,
        (sum(n.counted) over whole)::bigint as all_counted, sum(n.opens) over whole as opened
      from (
        select i.*, l.wallet, l.place, r.win + i.amount as round_won, b.won + i.amount as bet_won, i.kind = 2 and r.free as is_free,
          case i.kind when 1 then -i.amount else i.amount end as moved,
          case when i.kind = 1 then 1 when i.flags & 1 = 1 then -1 else 0 end as opens,
          case when i.kind = 1 or i.flags & 1 = 0 then 0
            when r.two_sided then least(r.bet - r.refund, abs(r.win + i.amount - (r.bet - r.refund))) else r.bet - r.refund end as counted,
          -- Never unknown: beside what is plain that would count for nothing.
          coalesce((l.wallet).uid = i.uid and i.win is null and i.refuse is null and case i.kind
            when 1 then i.flags & 1091 = 0 and coalesce(i.bet_ref, i.tx) = i.tx and r.uid is null
              and (l.wallet).gates = 0 and coalesce((l.wallet).play_until > at_now, true)
              and (i.flags & 128 = 0 or (l.wallet).session = decode(i.session, 'hex') and (l.wallet).session_provider = i.provider
                and (l.wallet).session_until > at_now)
            when 2 then i.flags & 1024 = 0 and (i.flags & 512 = 0 or i.game <> 0) and (l.wallet).gates & 1 = 0 and b.tx_id is not null
              and r.free is not null and r.two_sided is not null and r.closed_at is null
              and not exists (select from command x where x.provider = i.provider and x.kind = 1 and x.tx_id = i.tx and x.fingerprint is null offset 0)
            else false
          end, false) as is_plain
        from (
          select n.*, dense_rank() over (order by n.uid) as rank
          from (select * from unnest(_commands) with ordinality
            n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
            order by n.uid, n.o) n
        ) i
        cross join lateral (select locked[i.rank].* offset 0) l
        left join lateral (select * from round x where i.kind <= 2 and x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
          offset 0) r on true
        left join lateral (select * from command x where i.kind = 2 and x.provider = i.provider and x.kind = 1 and x.tx_id = i.ref
          and x.uid = i.uid and x.round_id = i.round and x.fingerprint is not null and x.outcome = 0 and x.state = 0 offset 0) b on true
      ) n
      window whole as (partition by n.uid order by n.o rows between unbounded preceding and unbounded following)
    ) p
    cross join lateral (select case when (p.wallet).limits is null or p.staked is null and p.won is null then (p.wallet).limits
      else count_play((p.wallet).limits, starts, null, coalesce(p.staked, 0), 0) end as limits offset 0) a
    where p.is_whole and (p.staked is null or (p.wallet).balance >= p.staked and (a.limits is null or not exceeds_play(a.limits)))
    order by p.uid, p.o);
  taken := cardinality(plain);
  if taken = 0 then
    select a.* into outcomes, replays, balances, originals, seqs from apply_commands(_commands, _now_ms, locked) a;
    return next;
    return;
  end if;

  outcomes := array_fill(null::smallint, array[total]); replays := array_fill(false, array[total]);
  balances := array_fill(0::bigint, array[total]); seqs := array_fill(null::bigint, array[total]);
  for k in 1 .. taken loop
    c := plain[k];
    -- The first of a wallet is chained to what was before the set, each other one to the one before it.
    if c.nth > 1 then
      moved := moved + c.moved;
      c.moved := moved;
      c.head := link(head, c.uid, 'PHP', c.version + c.nth, c.kind, case c.kind when 1 then 0 else 1000 + c.provider end,
        case c.kind when 1 then 1000 + c.provider else 0 end, c.amount, c.balance + c.moved, c.counted, _now_ms, c.provider, c.tx, c.round);
      plain[k] := c;
    else
      wallets := wallets + 1;
      moved := c.moved;
    end if;
    head := c.head;
    if c.kind = 2 then
      has_wins := true;
    else
      has_bets := true;
      has_names := has_names or c.sent_ref is not null;
    end if;
    outcomes[c.place] := 0; balances[c.place] := c.balance + c.moved; seqs[c.place] := c.version + c.nth;
  end loop;
  originals := balances;

  -- A name that is used already is found by the key itself: of what comes twice nearly everything is told by its round or its bet
  -- before, and what is not takes the set back.
  <<names>>
  begin
    insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at, sent_ref)
    select x.provider, x.kind, x.tx, x.uid, x.print, 0, 0, x.amount, 0, x.balance + x.moved, x.version + x.nth, x.round, at_now, x.sent_ref
    from unnest(plain) x;
  exception when unique_violation then
    select a.* into outcomes, replays, balances, originals, seqs from apply_commands(_commands, _now_ms, locked) a;
    return next;
    return;
  end names;
  if has_bets then
    insert into round
    select x.uid, x.provider, x.round, x.game, x.amount, 0, 0, 0, at_now, null, 0, 1, false, x.flags & 4 <> 0, x.tester
    from unnest(plain) x where x.kind = 1;
  end if;
  if has_names then
    insert into bet_reference
    select x.sent_ref, x.provider, x.tx, x.uid from unnest(plain) x where x.kind = 1 and x.sent_ref is not null on conflict do nothing;
  end if;
  if has_wins then
    update command x set state = 1, won = y.bet_won
    from unnest(plain) y where y.kind = 2 and x.provider = y.provider and x.kind = 1 and x.tx_id = y.ref;
    update round x set win = y.round_won, turnover = y.counted, closed_at = case when y.flags & 1 = 1 then at_now end, tester = y.tester
    from unnest(plain) y where y.kind = 2 and x.uid = y.uid and x.provider = y.provider and x.round_id = y.round;
  end if;
  insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference, round_id, game, at, hash)
  select x.uid, 'PHP', x.version + x.nth, x.kind, case x.kind when 1 then 0 else 1000 + x.provider end,
    case x.kind when 1 then 1000 + x.provider else 0 end, x.amount, x.balance + x.moved, x.counted, x.provider, x.tx, x.round, x.game, at_now, x.head
  from unnest(plain) x;
  update wallet x set balance = y.balance + y.moved, turnover = y.turnover, open_rounds = y.open_rounds, version = y.version + y.many,
    head = y.head, limits = y.limits
  from unnest(plain) y where x.ctid = y.wallet_place and x.uid = y.uid and x.asset = 'PHP' and y.nth = y.many;
  get diagnostics updated = row_count;
  if updated <> wallets then raise exception 'a locked wallet is not where it was' using errcode = '40001'; end if;

  if taken < total then
    select array_agg(row(n.uid, n.kind, n.provider, n.tx, n.ref, n.round, n.game, n.amount, n.win, n.flags, n.refuse, n.print, n.session,
      n.bet_ref)::wallet_command order by n.o), array_agg(n.o order by n.o) into others, places
    from unnest(_commands) with ordinality
      n (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print, session, bet_ref, o)
    where outcomes[n.o] is null;
    select a.* into one_by_one from apply_commands(others, _now_ms, locked) a;
    for k in 1 .. total - taken loop
      outcomes[places[k]] := one_by_one.outcomes[k]; replays[places[k]] := one_by_one.replays[k];
      balances[places[k]] := one_by_one.balances[k]; originals[places[k]] := one_by_one.originals[k];
      seqs[places[k]] := one_by_one.seqs[k];
    end loop;
  end if;
  return next;
end $$;
