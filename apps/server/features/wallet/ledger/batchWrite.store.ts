import type { BatchPlace } from './batch.store.ts'
import type { BatchWrites } from './written.ts'

interface Statement {
  readonly name: string
  text(schema: string): string
  readonly values: readonly unknown[]
}

interface Write {
  readonly name: string
  /** Takes the rows as the text of a JSON array, and the moment where it names one. */
  text(schema: string): string
  readonly rows: readonly object[]
  readonly isTimeless?: boolean
}

const atNow = 'to_timestamp($2::bigint / 1000.0)'

const commandsText = (s: string) => `
  insert into ${s}.command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq,
    round_id, at, tx, sent_ref, sent_promo, kept_no, kept_hash, stood)
  select x.provider, x.kind, x."txId", x.uid, x.print, x.outcome, x.state, x.amount, x.won, x.balance, x.seq, x."roundId",
    ${atNow}, case when x.seq is null then pg_current_xact_id() end, x."sentRef", x."isSentAsPromo", x."keptNo",
    decode(x."keptHash", 'hex'), x."isTombstone"
  from jsonb_to_recordset($1::jsonb) as x (provider smallint, kind smallint, "txId" text, uid bigint,
    print uuid, outcome smallint, state smallint, amount bigint, won bigint, balance bigint, seq bigint, "roundId" text,
    "sentRef" text, "isSentAsPromo" boolean, "keptNo" bigint, "keptHash" text, "isTombstone" boolean)`

const roundsText = (s: string) => `
  insert into ${s}.round (uid, provider, round_id, game, bet, refund, win, turnover, opened_at, closed_at, settled, bets,
    free, two_sided, tester, real_from)
  select x.uid, x.provider, x."roundId", x.game, x.bet, x.refund, x.win, x.turnover, ${atNow},
    case when x.closes then ${atNow} end, x.settled, x.bets, x."isFree", x."isTwoSided", x."isTester", x."realFrom"
  from jsonb_to_recordset($1::jsonb) as x (uid bigint, provider smallint, "roundId" text, game integer,
    bet bigint, refund bigint, win bigint, turnover bigint, closes boolean, settled bigint, bets integer, "isFree" boolean,
    "isTwoSided" boolean, "isTester" boolean, "realFrom" bigint)
  on conflict (uid, provider, round_id) do update set bet = excluded.bet, refund = excluded.refund,
    win = excluded.win, turnover = excluded.turnover, closed_at = coalesce(round.closed_at, excluded.closed_at),
    settled = excluded.settled, bets = excluded.bets, free = excluded.free, two_sided = excluded.two_sided,
    tester = excluded.tester, real_from = coalesce(round.real_from, excluded.real_from)`

const postingsText = (s: string) => `
  insert into ${s}.journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider,
    reference, round_id, game, at, hash)
  select x.uid, 'PHP', x.seq, x.kind, x.source, x.destination, x.amount, x.balance, x.turnover, x.provider, x.reference,
    x."roundId", x.game, ${atNow}, decode(x.hash, 'hex')
  from jsonb_to_recordset($1::jsonb) as x (uid bigint, seq bigint, kind smallint, source integer,
    destination integer, amount bigint, balance bigint, turnover bigint, provider smallint, reference text,
    "roundId" text, game integer, hash text)`

const namesText = (s: string) => `
  insert into ${s}.bet_reference (bet_ref, provider, tx_id, uid)
  select x."betRef", x.provider, x."txId", x.uid
  from jsonb_to_recordset($1::jsonb) as x ("betRef" text, provider smallint, "txId" text, uid bigint)
  on conflict do nothing`

const lateCreditsText = (s: string) => `
  insert into ${s}.late_credit (uid, asset, seq, amount, at)
  select x.uid, 'PHP', x.seq, x.amount, ${atNow}
  from jsonb_to_recordset($1::jsonb) as x (uid bigint, seq bigint, amount bigint)`

const alarmsText = (s: string) => `
  insert into ${s}.alarm (kind, subject, detail, at)
  select x.kind, concat_ws(' ', x.provider, x.act, x."txId"),
    jsonb_build_object('provider', x.provider, 'command', x.act, 'txId', x."txId", 'roundId', x."roundId"), ${atNow}
  from jsonb_to_recordset($1::jsonb) as x (kind text, provider text, act text, "txId" text, "roundId" text)
  on conflict do nothing`

/** Bets and wallets are asked for by all of their names at once, so that they are looked for by their keys whatever the statistics say. */
const betsText = (s: string) => `
  update ${s}.command c set state = x.state, won = x.won
  from unnest($1::smallint[], $2::text[], $3::smallint[], $4::bigint[]) as x (provider, tx_id, state, won)
  where c.tx_id = any ($2) and c.kind = 1 and c.provider = x.provider and c.tx_id = x.tx_id`

const pursesText = (s: string) => `
  update ${s}.wallet w set balance = x.balance, turnover = x.turnover, version = x.version, head = decode(x.head, 'hex'),
    open_rounds = x."openRounds", unposted = x.unposted,
    unposted_head = case when x.unposted > 0 then decode(x."unpostedHead", 'hex') end,
    play_used = coalesce(x."playUsed", w.play_used), play_counted_on = coalesce(x."playCountedOn", w.play_counted_on)
  from jsonb_to_recordset($1::jsonb) as x (uid bigint, balance bigint, turnover bigint, version bigint,
    head text, "openRounds" integer, unposted bigint, "unpostedHead" text, "playUsed" bigint[], "playCountedOn" date)
  where w.uid = any ($2::bigint[]) and w.asset = 'PHP' and w.uid = x.uid`

/** Writes all that a batch came to: plain statements in a row, each with the rows of one kind. */
export async function writeBatch(place: BatchPlace, written: BatchWrites, nowMs: number): Promise<void> {
  const { bets, purses } = written
  await writeRows(place, writesOf(written, await namedAlarms(place, written)), nowMs)
  if (bets.length > 0) {
    const values = [
      bets.map(({ provider }) => provider),
      bets.map(({ txId }) => txId),
      bets.map(({ state }) => state),
      bets.map(({ won }) => won),
    ]
    await run(place, { name: 'bets', text: betsText, values })
  }
  const rows = purses.map(({ limits, ...purse }) => ({
    ...textOf(purse),
    playUsed: limits?.used.map(String),
    playCountedOn: limits?.countedOn,
  }))
  if (rows.length > 0) {
    await run(place, { name: 'purses', text: pursesText, values: [JSON.stringify(rows), purses.map(({ uid }) => uid)] })
  }
}

function writesOf({ commands, rounds, postings, names, lateCredits }: BatchWrites, alarms: readonly object[]): Write[] {
  return [
    { name: 'commands', text: commandsText, rows: commands },
    { name: 'rounds', text: roundsText, rows: rounds },
    { name: 'postings', text: postingsText, rows: postings },
    { name: 'names', text: namesText, rows: names, isTimeless: true },
    { name: 'late credits', text: lateCreditsText, rows: lateCredits },
    { name: 'alarms', text: alarmsText, rows: alarms },
  ]
}

async function writeRows(place: BatchPlace, writes: readonly Write[], nowMs: number): Promise<void> {
  for (const { name, text, rows, isTimeless } of writes) {
    const given = JSON.stringify(rows.map(textOf))
    if (rows.length > 0) await run(place, { name, text, values: isTimeless ? [given] : [given, nowMs] })
  }
}

/** Alarms speak of a provider by its code, where it has one. */
async function namedAlarms({ client }: BatchPlace, { alarms }: BatchWrites): Promise<readonly object[]> {
  if (alarms.length === 0) return []
  const text = 'select id, code from ref.provider_link where id = any ($1::smallint[])'
  const { rows } = await client.query<{ id: number; code: string }>(text, [alarms.map(({ provider }) => provider)])
  const codes = new Map(rows.map(({ id, code }) => [id, code]))
  return alarms.map(alarm => ({ ...alarm, provider: codes.get(alarm.provider) ?? String(alarm.provider) }))
}

async function run({ client, schema }: BatchPlace, { name, text, values }: Statement): Promise<void> {
  await client.query({ name: `write ${name} ${schema}`, text: text(schema), values: [...values] })
}

/** Whole numbers of any size as digits, hashes in hex. */
function textOf(row: object): Record<string, unknown> {
  const text: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(row)) {
    text[name] = typeof value === 'bigint' ? String(value) : Buffer.isBuffer(value) ? value.toString('hex') : value
  }
  return text
}
