import { openDatabase } from '../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../apps/server/seedDemoContent.ts'
import { createDatabase } from '../packages/postgres/index.ts'
import { buildWhatIsStale } from '../tools/build.ts'
import { batchesOfLap, compete, timesOf } from './batches/compete.ts'
import { openContestants, wholeOf } from './batches/contestants.ts'
import type { Mix } from './batches/stream.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace, type Place, withClient } from './load/place.ts'
import { progress } from './load/progress.ts'
import { type Contestant, prepared } from './wallet/enlist.ts'
import { openHttpBets } from './wallet/httpBets.ts'
import type { Figures } from './wallet/load.ts'
import { openMembers, randomUid } from './wallet/members.ts'
import { recycleLog } from './wallet/recycleLog.ts'
import { rppSpeaker } from './wallet/rppSpeaker.ts'

const mixes: readonly Mix[] = ['bets alone', 'bets and their wins']

/** Takes every limit and gate away from the members of a copy, and leaves their rows as they were stored. */
const bare = [
  'update wallet set play_until = null, play_most = null, play_used = null, play_counted_on = null',
  'delete from play_gate',
]
const tidied = ['vacuum full wallet', 'analyze wallet']

const plans = [
  { name: 'with a limit and a gate', way: 'as one set', prepare: tidied },
  { name: 'without any', way: 'as one set', prepare: [...bare, ...tidied] },
] as const

const allowed = 1.03
const inFlight = 256

/** What limits and gates cost a bet: in turns, on members with a limit and a time to close, and on the same members without. */
export const bench: Bench = {
  summary:
    'what a limit and a gate cost a bet, in turns with bets of members without: [--laps 20] [--size 100] [--rounds 20]',
  async run(args) {
    const laps = numberOption(args, 'laps', 20)
    const size = numberOption(args, 'size', 100)
    const rounds = numberOption(args, 'rounds', 20)
    await buildWhatIsStale(console.log)
    const place = await openPlace()
    try {
      const members = await openMembers(place, 1)
      await askLedger(place, { members, laps, size })
      return (await askServers(place, { members, rounds })) <= allowed ? 0 : 1
    } finally {
      await place.remove()
    }
  },
}

/** The ledger's own statement by itself, which is a third of what a bet takes. */
async function askLedger(place: Place, { members, laps, size }: { members: string; laps: number; size: number }) {
  const rows = [['microseconds for one command', 'database, lower quarter', 'median', 'with this process, median']]
  const show = progress('Measuring', mixes.length * (laps + 1))
  for (const [number, mix] of mixes.entries()) {
    const contestants = await openContestants(place, { members, prefix: `limits_${number}`, plans })
    const taken = await compete(contestants, { mix, laps, size, show: lap => show(number * (laps + 1) + lap, mix) })
    for (const { name, close } of contestants) {
      const database = timesOf(taken, name).map(spent => spent.database)
      const whole = median(timesOf(taken, name).map(wholeOf))
      rows.push([`${mix}, ${name}`, ...[percentile(database, 25), median(database), whole].map(one => one.toFixed(1))])
      await close()
    }
  }
  console.log(`\n${table(rows)}\n\n${size} commands in a batch, ${laps} laps of ${batchesOfLap} batches.`)
}

/** Whole bets over HTTP by RPP/1, as `bench -- wallet` measures them. Answers how much more one takes with a limit and a gate. */
async function askServers(place: Place, { members, rounds }: { members: string; rounds: number }): Promise<number> {
  const db = await openDatabase(members, 1)
  await seedDemoContent(db, `${import.meta.dirname}/../content`)
  await db.close()
  await recycleLog(place)
  const closers: (() => Promise<void>)[] = []
  const contestants: Contestant[] = []
  const taken = new Map<string, Figures[]>(plans.map(({ name }) => [name, []]))
  try {
    for (const plan of plans) contestants.push(await openServer(place, { members, plan, closers }))
    const show = progress('Over HTTP', (rounds + 1) * contestants.length)
    // The first round warms caches and plans, and counts for nothing.
    let done = 0
    for (const [round, { name, measure }] of turns(contestants, rounds)) {
      const figures = await measure(1)
      if (round > 0) taken.get(name)?.push(figures)
      show(++done, name)
    }
  } finally {
    for (const close of closers) await close()
  }
  return tellServers(taken)
}

/** Each of them once a round, and in the other order in every second one. */
function turns(contestants: readonly Contestant[], rounds: number): (readonly [round: number, Contestant])[] {
  return Array.from({ length: rounds + 1 }, (_, round) => round).flatMap(round =>
    (round % 2 === 0 ? contestants : contestants.toReversed()).map(one => [round, one] as const),
  )
}

interface Serving {
  readonly members: string
  readonly plan: (typeof plans)[number]
  readonly closers: (() => Promise<void>)[]
}

async function openServer(place: Place, { members, plan, closers }: Serving): Promise<Contestant> {
  const database = `limits_http_${closers.length}`
  await createDatabase(place.url('postgres'), database, new URL(members).pathname.slice(1))
  await withClient(place.url(database), async client => {
    await client.query('set search_path = member_00')
    for (const statement of plan.prepare) await client.query(statement)
  })
  const speaker = rppSpeaker()
  const http = await openHttpBets(place.url(database), { speakers: [speaker] })
  closers.push(http.close)
  const prepare = (count: number) => http.prepare(speaker, { count, chooseUid: randomUid })
  return { name: plan.name, measure: prepared(place, { inFlight, serverPid: http.serverPid, prepare }) }
}

function tellServers(taken: ReadonlyMap<string, readonly Figures[]>): number {
  const rows = [['a bet by RPP/1, median', 'bets/s', 'PostgreSQL µs', 'server µs']]
  for (const [name, figures] of taken) {
    const medianOf = (part: (one: Figures) => number) => median(figures.map(part)).toFixed(1)
    rows.push([name, medianOf(one => one.perSecond), medianOf(one => one.postgresUs), medianOf(one => one.serverUs)])
  }
  const costs = ({ postgresUs, serverUs }: Figures) => postgresUs + serverUs
  const [limited = [], free = []] = plans.map(({ name }) => (taken.get(name) ?? []).map(costs))
  const ratio = median(limited.map((one, round) => one / (free[round] ?? one)))
  console.log(`\n${table(rows)}\n\nWith a limit and a gate a bet takes ${ratio.toFixed(3)} of what it takes without.`)
  return ratio
}
