-- What somebody must look at, kept in the very commit that it came of until it stands among the incidents of `app`, so
-- that it is told whoever is cut off between the two. The same thing waits once.
create table alarm (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[A-Z_]{3,40}$'),
  subject text not null check (subject <> ''),
  detail jsonb not null,
  at timestamptz not null
);
create unique index alarm_waiting on alarm (kind, subject);
create index alarm_at on alarm (at);

-- A batch of wallet commands, with an alarm for each answer that says that provider and ledger know different histories.
-- One that was given before was told before.
create function apply_aloud(_commands wallet_command[], _now_ms bigint, _waits boolean)
returns table (outcomes smallint[], replays boolean[], balances bigint[], originals bigint[], seqs bigint[])
language plpgsql set search_path from current as $$
declare
  alarming constant smallint[] := '{20,22,23,24,26}';
  alarms constant text[] := '{TX_CONFLICT,TX_ROLLED_BACK,ALREADY_SETTLED,ROUND_CLOSED,BALANCE_TOO_LOW}';
  acts constant text[] := '{bet,settle,rollback,promo,adjust,close}';
begin
  select a.* into outcomes, replays, balances, originals, seqs from apply_commands(_commands, _now_ms, _waits) a;
  if outcomes && alarming then
    insert into alarm (kind, subject, detail, at)
    select alarms[array_position(alarming, outcomes[c.place])],
      concat_ws(' ', coalesce(p.code, c.provider::text), acts[c.kind], c.tx),
      jsonb_build_object('provider', coalesce(p.code, c.provider::text), 'command', acts[c.kind], 'txId', c.tx, 'roundId', c.round),
      to_timestamp(_now_ms / 1000.0)
    from unnest(_commands) with ordinality c (uid, kind, provider, tx, ref, round, game, amount, win, flags, refuse, print,
      session, bet_ref, place)
    left join provider_link p on p.id = c.provider
    where outcomes[c.place] = any (alarming) and not replays[c.place]
    on conflict do nothing;
  end if;
  return next;
end $$;
