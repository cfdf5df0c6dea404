import type { BatchPlace } from './batch.store.ts'
import type { BatchWrites } from './written.ts'

const pursesText = (
  s: string,
) => `update ${s}.wallet w set balance = x.balance, turnover = x.turnover, version = x.version, head = decode(x.head, 'hex'),
    open_rounds = x."openRounds", unposted = x.unposted,
    unposted_head = case when x.unposted > 0 then decode(x."unpostedHead", 'hex') end,
    play_used = coalesce(x."playUsed", w.play_used), play_counted_on = coalesce(x."playCountedOn", w.play_counted_on)
  from given g, jsonb_to_recordset(g.all_of -> 'purses') as x (uid bigint, balance bigint, turnover bigint, version bigint,
    head text, "openRounds" integer, unposted bigint, "unpostedHead" text, "playUsed" bigint[],
    "playCountedOn" date)
  where w.uid = any ($7) and w.asset = 'PHP' and w.uid = x.uid`

const writeText = (s: string) => `
  with given as (select $1::jsonb as all_of, to_timestamp($2::bigint / 1000.0) as at_now),
  commands as (
    insert into ${s}.command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq,
      round_id, at, tx, sent_ref, sent_promo, kept_no, kept_hash, stood)
    select x.provider, x.kind, x."txId", x.uid, x.print, x.outcome, x.state, x.amount, x.won, x.balance, x.seq, x."roundId",
      g.at_now, case when x.seq is null then pg_current_xact_id() end, x."sentRef", x."isSentAsPromo", x."keptNo",
      decode(x."keptHash", 'hex'), x."isTombstone"
    from given g, jsonb_to_recordset(g.all_of -> 'commands') as x (provider smallint, kind smallint, "txId" text, uid bigint,
      print uuid, outcome smallint, state smallint, amount bigint, won bigint, balance bigint, seq bigint, "roundId" text,
      "sentRef" text, "isSentAsPromo" boolean, "keptNo" bigint, "keptHash" text, "isTombstone" boolean)
  ), bets as (
    update ${s}.command c set state = x.state, won = x.won
    from unnest($3::smallint[], $4::text[], $5::smallint[], $6::bigint[]) as x (provider, tx_id, state, won)
    where c.tx_id = any ($4) and c.kind = 1 and c.provider = x.provider and c.tx_id = x.tx_id
  ), rounds as (
    insert into ${s}.round (uid, provider, round_id, game, bet, refund, win, turnover, opened_at, closed_at, settled, bets,
      free, two_sided, tester)
    select x.uid, x.provider, x."roundId", x.game, x.bet, x.refund, x.win, x.turnover, g.at_now,
      case when x.closes then g.at_now end, x.settled, x.bets, x."isFree", x."isTwoSided", x."isTester"
    from given g, jsonb_to_recordset(g.all_of -> 'rounds') as x (uid bigint, provider smallint, "roundId" text, game integer,
      bet bigint, refund bigint, win bigint, turnover bigint, closes boolean, settled bigint, bets integer, "isFree" boolean,
      "isTwoSided" boolean, "isTester" boolean)
    on conflict (uid, provider, round_id) do update set bet = excluded.bet, refund = excluded.refund, win = excluded.win,
      turnover = excluded.turnover, closed_at = coalesce(round.closed_at, excluded.closed_at), settled = excluded.settled,
      bets = excluded.bets, free = excluded.free, two_sided = excluded.two_sided, tester = excluded.tester
  ), postings as (
    insert into ${s}.journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider,
      reference, round_id, game, at, hash)
    select x.uid, 'PHP', x.seq, x.kind, x.source, x.destination, x.amount, x.balance, x.turnover, x.provider, x.reference,
      x."roundId", x.game, g.at_now, decode(x.hash, 'hex')
    from given g, jsonb_to_recordset(g.all_of -> 'postings') as x (uid bigint, seq bigint, kind smallint, source integer,
      destination integer, amount bigint, balance bigint, turnover bigint, provider smallint, reference text,
      "roundId" text, game integer, hash text)
  ), names as (
    insert into ${s}.bet_reference (bet_ref, provider, tx_id, uid)
    select x."betRef", x.provider, x."txId", x.uid
    from given g, jsonb_to_recordset(g.all_of -> 'names') as x ("betRef" text, provider smallint, "txId" text, uid bigint)
    on conflict do nothing
  ), late as (
    insert into ${s}.late_credit (uid, asset, seq, amount, at)
    select x.uid, 'PHP', x.seq, x.amount, g.at_now
    from given g, jsonb_to_recordset(g.all_of -> 'lateCredits') as x (uid bigint, seq bigint, amount bigint)
  ), alarms as (
    insert into ${s}.alarm (kind, subject, detail, at)
    select x.kind, concat_ws(' ', coalesce(p.code, x.provider::text), x.act, x."txId"),
      jsonb_build_object('provider', coalesce(p.code, x.provider::text), 'command', x.act, 'txId', x."txId",
        'roundId', x."roundId"), g.at_now
    from given g, jsonb_to_recordset(g.all_of -> 'alarms') as x (kind text, provider smallint, act text, "txId" text,
      "roundId" text)
    left join ref.provider_link p on p.id = x.provider
    on conflict do nothing
  )
  ${pursesText(s)}`

/**
 * Writes all that a batch came to, as one statement. Bets and wallets are asked for by all of their names at once, so that
 * they are looked for by their keys whatever the statistics say.
 */
export async function writeBatch({ client, schema }: BatchPlace, written: BatchWrites, nowMs: number): Promise<void> {
  const { bets, rounds, purses, alarms, ...rows } = written
  const all = {
    commands: rows.commands.map(textOf),
    rounds: rounds.map(textOf),
    postings: rows.postings.map(textOf),
    names: rows.names.map(textOf),
    lateCredits: rows.lateCredits.map(textOf),
    alarms,
    purses: purses.map(({ limits, ...purse }) => ({
      ...textOf(purse),
      playUsed: limits?.used.map(String),
      playCountedOn: limits?.countedOn,
    })),
  }
  const ofBets = [
    bets.map(({ provider }) => provider),
    bets.map(({ txId }) => txId),
    bets.map(({ state }) => state),
    bets.map(({ won }) => won),
  ]
  const values = [JSON.stringify(all), nowMs, ...ofBets, purses.map(({ uid }) => uid)]
  await client.query({ name: `write batch ${schema}`, text: writeText(schema), values })
}

/** Whole numbers of any size as digits, hashes in hex. */
function textOf(row: object): Record<string, unknown> {
  const text: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    text[name] = typeof value === 'bigint' ? String(value) : Buffer.isBuffer(value) ? value.toString('hex') : value
  }
  return text
}
