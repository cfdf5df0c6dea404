import { pino } from 'pino'
import { journalReaders } from '../apps/server/journalReaders.ts'
import { systemClock } from '../apps/server/platform/clock.ts'
import { type Reader, runReaders } from '../apps/server/platform/readers/index.ts'
import { listStandings, registerReaders } from '../apps/server/platform/readers/reader.store.ts'
import { takeTurn } from '../apps/server/platform/readers/takeTurn.ts'
import type { Bench } from './load/bench.ts'
import { table } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace, type Place, withClient } from './load/place.ts'
import { processorTimeOf } from './load/processorTime.ts'
import { progress } from './load/progress.ts'
import { openPlayedPlace, type PlayedPlace } from './readers/playedPlace.ts'

export const bench: Bench = {
  summary:
    'how fast the journal is read, how far its readers lag and how much dearer they make a bet: [--pairs 30000] [--schemas 1] [--pace 3000] [--rounds 5]',
  run: readers,
}

async function readers(options: readonly string[]): Promise<number> {
  const pairs = numberOption(options, 'pairs', 30_000)
  const schemas = numberOption(options, 'schemas', 1)
  const place = await openPlace()
  const played = await openPlayedPlace(place, schemas)
  try {
    const all = journalReaders({ db: played.db, clock: systemClock })
    for (let schema = 0; schema < schemas; schema++) {
      await played.db.memberSchema(schema, tx => registerReaders(tx, all))
    }
    await readOpenings(played, all)
    await fill(played, pairs)
    const rows = [['reader', 'records/s', 'bet-settle pairs/s', 'PostgreSQL µs a pair', 'this process µs a pair']]
    for (const reader of all) rows.push(await measure(place, played, { reader, pairs }))
    console.log(table(rows))
    // The audit lets postings gather for a minute. Here it reads on at once, which shows whether it keeps up.
    const together = all.map(reader => ({ ...reader, pauseMs: 0 }))
    const [pace, rounds] = [numberOption(options, 'pace', 3000), numberOption(options, 'rounds', 5)]
    return (await compareRounds(played, together, { pairs, pace, rounds })) ? 0 : 1
  } finally {
    await played.close()
    await place.remove()
  }
}

/** What is measured is pairs: the openings of the wallets are read before. */
async function readOpenings({ db }: PlayedPlace, all: readonly Reader[]): Promise<void> {
  const turn = { db, holder: 'bench', leaseMs: 0 }
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (const reader of all) while (await takeTurn(turn, reader, schema));
  }
}

async function fill(played: PlayedPlace, pairs: number): Promise<void> {
  const show = progress('Playing', pairs)
  const startedAt = performance.now()
  await played.play(pairs, done => {
    if (done % 1000 === 0 || done === pairs) show(done)
  })
  console.log(`The ledger took ${Math.round(pairs / secondsSince(startedAt))} bet-settle pairs/s in this process.`)
}

interface ReaderLoad {
  readonly reader: Reader
  readonly pairs: number
}

/** One reader alone, from the beginning of the journal to its end. */
async function measure(place: Place, { db }: PlayedPlace, { reader, pairs }: ReaderLoad): Promise<string[]> {
  const startedAt = performance.now()
  const [postgres, own] = [processorTimeOf(place.pid), process.cpuUsage()]
  const turn = { db, holder: 'bench', leaseMs: 0 }
  await Promise.all(
    Array.from({ length: db.memberSchemas }, async (_, schema) => {
      while (await takeTurn(turn, { ...reader, pageSize: (reader.pageSize ?? 500) * 8 }, schema));
    }),
  )
  const seconds = secondsSince(startedAt)
  const used = process.cpuUsage(own)
  const perPair = (microseconds: number) => String(Math.round(microseconds / pairs))
  return [
    reader.name,
    String(Math.round((pairs * 2) / seconds)),
    String(Math.round(pairs / seconds)),
    perPair((processorTimeOf(place.pid) - postgres) * 1e6),
    perPair(used.user + used.system),
  ]
}

interface Pace {
  readonly pairs: number
  readonly pace: number
}

const mostDearer = 1.05
const mostLagMs = 2000
/** Of the pace that was asked for: a machine that keeps less of it has measured another one. */
const leastOfPace = 0.95

/**
 * Rounds without readers and with all of them take turns. A bet is as dear as the processor time of the connections that carry it:
 * what the readers use by themselves is measured above, one by one.
 */
async function compareRounds(
  played: PlayedPlace,
  all: readonly Reader[],
  { pairs, pace, rounds }: Pace & { readonly rounds: number },
): Promise<boolean> {
  const ratios: number[] = []
  const paces: number[] = []
  let lagMs = 0
  const rows = [
    ['round', 'alone: pairs/s', 'PostgreSQL µs a pair', 'beside readers: pairs/s', 'PostgreSQL µs a pair', '×'],
  ]
  for (let round = 1; round <= rounds; round++) {
    const alone = await playMeasured(played, { pairs, pace })
    await readOpenings(played, all)
    const beside = await follow(played, all, { pairs, pace })
    lagMs = Math.max(lagMs, beside.lagMs)
    ratios.push(beside.microseconds / alone.microseconds)
    paces.push(beside.aSecond)
    const shown = [alone.aSecond, alone.microseconds, beside.aSecond, beside.microseconds].map(one =>
      String(Math.round(one)),
    )
    rows.push([String(round), ...shown, (beside.microseconds / alone.microseconds).toFixed(3)])
  }
  console.log(table(rows))
  const [dearer, kept] = [medianOf(ratios), medianOf(paces)]
  const isWithin = dearer <= mostDearer && lagMs <= mostLagMs && kept >= pace * leastOfPace
  const goal = `at most ${mostDearer} × and ${mostLagMs / 1000} s at ${pace} pairs/s`
  const found = `a pair takes ${dearer.toFixed(3)} × of PostgreSQL at ${Math.round(kept)} pairs/s`
  console.log(
    `Beside its readers ${found}, and the latest was ${(lagMs / 1000).toFixed(1)} s late: ${goal} is ${isWithin ? 'met' : 'MISSED'}.`,
  )
  return isWithin
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}

interface PlayCost {
  readonly aSecond: number
  /** Of PostgreSQL for each pair, on the connections that carry bets alone. */
  readonly microseconds: number
}

async function playMeasured({ url, play }: PlayedPlace, { pairs, pace }: Pace): Promise<PlayCost> {
  const before = await processorTimeOfBets(url)
  const startedAt = performance.now()
  await play(pairs, () => {}, pace)
  const seconds = secondsSince(startedAt)
  const used = (await processorTimeOfBets(url)) - before
  return { aSecond: pairs / seconds, microseconds: (used * 1e6) / pairs }
}

async function processorTimeOfBets(url: string): Promise<number> {
  const pids = await withClient(url, async client => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'saya batches'`,
    )
    return rows.map(({ pid }) => pid)
  })
  return pids.reduce((sum, pid) => sum + processorTimeOf(pid), 0)
}

/** All readers together as the worker runs them, beside the ledger at its pace, and how long they take to come up. */
async function follow(played: PlayedPlace, all: readonly Reader[], pace: Pace) {
  const { db } = played
  const log = pino({ level: 'warn' })
  const running = await runReaders({ db, clock: systemClock, readers: all, holder: 'bench', log })
  const greatest = new Map(all.map(({ name }) => [name, 0]))
  const looking = setInterval(() => {
    for (const { name } of all) greatest.set(name, Math.max(greatest.get(name) ?? 0, running.lagMs(name)))
  }, 100)
  const cost = await playMeasured(played, pace)
  const playedAt = performance.now()
  while (!(await isAllRead(played))) await new Promise(resolve => setTimeout(resolve, 100))
  clearInterval(looking)
  await running.close()
  for (const { name } of all) console.log(`LAG ${name} ${((greatest.get(name) ?? 0) / 1000).toFixed(1)} s at most`)
  console.log(`All was read ${secondsSince(playedAt).toFixed(1)} s after the last settle.`)
  return { ...cost, lagMs: Math.max(...greatest.values()) }
}

async function isAllRead({ db }: PlayedPlace): Promise<boolean> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const standings = await db.memberSchema(schema, tx => listStandings(tx, 'bench'))
    if (standings.some(({ oldest_at: oldestAtMs }) => oldestAtMs !== null)) return false
  }
  return true
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
