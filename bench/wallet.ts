import { availableParallelism } from 'node:os'
import { createDatabase } from '../packages/postgres/index.ts'
import type { Bench } from './load/bench.ts'
import { median, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace, type Place } from './load/place.ts'
import { progress } from './load/progress.ts'
import { openBets } from './wallet/bets.ts'
import { openHttpBets } from './wallet/httpBets.ts'
import { type Figures, type Load, measureLoad } from './wallet/load.ts'
import { openMembers } from './wallet/members.ts'
import { ensurePgbench, openPgbench } from './wallet/pgbench.ts'

interface Contestant {
  readonly name: string
  measure(seconds: number): Promise<Figures>
  close?(): Promise<unknown>
}

export const bench: Bench = {
  summary: "bets through the core and through HTTP beside pgbench's yardsticks: [--rounds 3] [--seconds 1]",
  run: wallet,
}

/** One round after another, so that all share each moment. */
async function wallet(options: readonly string[]): Promise<number> {
  const rounds = numberOption(options, 'rounds', 3)
  const seconds = numberOption(options, 'seconds', 1)
  const place = await openPlace()
  try {
    const { contestants, remarks } = await enlist(place, numberOption(options, 'port', 18_780))
    const results = await compete(contestants, { rounds, seconds })
    const pace = await measurePace(place, results)
    for (const { close } of contestants) await close?.()
    print(results, pace, remarks)
    return 0
  } finally {
    await place.remove()
  }
}

type Results = ReadonlyMap<string, readonly Figures[]>

async function enlist(place: Place, port: number) {
  const [one, many] = [await openMembers(place, 1), await openMembers(place, 64)]
  const [core, spread] = [openBets(one, 1), openBets(many, 64)]
  const http = await openHttpBets(one, port)
  const missing = ensurePgbench()
  const load = (wish: Pick<Load, 'inFlight' | 'act' | 'serverPid'>) => (seconds: number) =>
    measureLoad({ ...wish, seconds, postgresPid: place.pid })
  const contestants: Contestant[] = [
    ...(missing ? [] : await enlistPgbench(place, one)),
    ...[16, 64, 256].map(inFlight => ({
      name: `core, ${inFlight} in flight`,
      measure: load({ inFlight, act: core.uniform }),
    })),
    { name: 'core, 256, one hot member', measure: load({ inFlight: 256, act: core.hot }) },
    { name: 'core, 256, 64 schemas', measure: load({ inFlight: 256, act: spread.uniform }), close: spread.close },
    { name: 'core, 500, 64 schemas', measure: load({ inFlight: 500, act: spread.uniform }), close: core.close },
  ]
  if (typeof http === 'string') return { contestants, remarks: [missing, http] }
  for (const inFlight of [64, 256]) {
    const measure = load({ inFlight, act: http.uniform, serverPid: http.serverPid })
    contestants.push({ name: `HTTP, ${inFlight} in flight`, measure, ...(inFlight === 256 && { close: http.close }) })
  }
  return { contestants, remarks: [missing] }
}

async function enlistPgbench(place: Place, members: string): Promise<Contestant[]> {
  const yardstick = place.url('tpcb')
  await createDatabase(place.url('postgres'), 'tpcb')
  const pgbench = openPgbench(place.pid)
  await pgbench.prepare(yardstick)
  return [
    { name: 'pgbench TPC-B', measure: seconds => pgbench.tpcb(yardstick, seconds + 1) },
    {
      name: 'pgbench, one bet each',
      measure: seconds => pgbench.oneBet(members, seconds + 1),
      close: async () => pgbench.remove(),
    },
  ]
}

async function compete(contestants: readonly Contestant[], { rounds, seconds }: { rounds: number; seconds: number }) {
  const results = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]))
  const show = progress('Measuring', (rounds + 1) * contestants.length)
  let done = 0
  // The first round warms caches and plans, and counts for nothing.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, measure } of contestants) {
      const figures = await measure(seconds)
      if (round > 0) results.get(name)?.push(figures)
      show(++done, name)
    }
  }
  return results
}

/** Half of the greatest measured throughput, each bet begun at its own time: what a provider waits. */
async function measurePace(place: Place, results: Results): Promise<Figures> {
  const bets = openBets(place.url('members_1'), 1)
  const perSecond = Math.floor(Math.max(...(results.get('core, 256 in flight') ?? []).map(one => one.perSecond)) / 2)
  const load = { inFlight: 0, postgresPid: place.pid, act: bets.uniform }
  await measureLoad({ ...load, seconds: 1, perSecond })
  const figures = await measureLoad({ ...load, seconds: 4, perSecond })
  await bets.close()
  return figures
}

const keys = ['perSecond', 'p50Ms', 'p99Ms', 'postgresUs', 'serverUs', 'loadUs'] as const

function print(results: Results, pace: Figures, remarks: readonly (string | undefined)[]): void {
  const head = ['medians', 'ops/s', 'p50 ms', 'p99 ms', 'PostgreSQL µs', 'Node µs', 'load µs', '× TPC-B']
  const rows = [...results].map(([name, all]) => {
    const [perSecond = 0, ...others] = keys.map(key => median(all.map(figures => figures[key])))
    return [name, perSecond.toFixed(0), ...others.map(value => value.toFixed(1)), ratio(results, name, 'pgbench TPC-B')]
  })
  const paced = [
    'core, at half of the maximum',
    pace.perSecond.toFixed(0),
    ...keys.slice(1).map(key => pace[key].toFixed(1)),
    '',
  ]
  console.log(`\n${table([head, ...rows, paced])}\n`)
  console.log(`On ${availableParallelism()} processors, which the load shares. µs is processor time of one operation.`)
  for (const remark of remarks) if (remark) console.log(remark)
  console.log(`RATIO wallet-hot-over-uniform ${ratio(results, 'core, 256, one hot member', 'core, 256 in flight')}`)
  console.log(`RATIO wallet-core-over-one-by-one ${ratio(results, 'core, 256 in flight', 'pgbench, one bet each')}`)
  console.log(
    `RATIO wallet-core-over-tpcb-by-processor-time ${costRatio(results, 'core, 256 in flight', 'pgbench TPC-B')}`,
  )
  console.log(`RATIO wallet-core-over-tpcb ${ratio(results, 'core, 256 in flight', 'pgbench TPC-B')}`)
  console.log(`RATIO wallet-http-over-tpcb ${ratio(results, 'HTTP, 256 in flight', 'pgbench TPC-B')}`)
}

/** The median of the rounds' own ratios: what disturbs a round disturbs both of its sides. */
function ratio(results: Results, name: string, yardstick: string): string {
  const [own, other] = [results.get(name) ?? [], results.get(yardstick) ?? []]
  const ratios = own.flatMap(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN) || [])
  return ratios.length > 0 ? median(ratios).toFixed(2) : 'none'
}

/** How much less processor time one takes, the driving of it included: hardly disturbed by whoever shares the machine. */
function costRatio(results: Results, name: string, yardstick: string): string {
  const [own = 0, other = 0] = [name, yardstick].map(one =>
    median((results.get(one) ?? []).map(({ postgresUs, serverUs, loadUs }) => postgresUs + serverUs + loadUs)),
  )
  return own > 0 && other > 0 ? (other / own).toFixed(2) : 'none'
}
