import { median, table } from '../load/figures.ts'
import { processorTimeOf } from '../load/processorTime.ts'
import { progress } from '../load/progress.ts'
import { type Figures, measureLoad } from '../wallet/load.ts'
import { randomUid } from '../wallet/members.ts'
import { ratioOf } from '../wallet/report.ts'
import { openStudioPlace, type StudioPlace } from './openStudioPlace.ts'
import { playSeats } from './playSeats.ts'
import { playTable, type TableFigures } from './playTable.ts'

const [slot, choosing, atTable] = ['siyete-suwerte', 'mina-ng-hiyas', 'perya-color-game']
const seatsEach = 64
const wallet = 'wallet, RPP/1 bets'
const take = 0
const anyPlace = 1

interface RoundsWish {
  readonly rounds: number
  readonly seconds: number
}

interface RoundFigures extends Figures {
  readonly studioUs: number
}

/** Whole rounds from the page's call to its answer, beside single bets at the same wallet, taking turns. */
export async function measureRounds({ rounds, seconds }: RoundsWish): Promise<void> {
  const on = await openStudioPlace([slot, choosing, atTable])
  try {
    const contestants = await enlist(on)
    const results = new Map<string, RoundFigures[]>(contestants.map(({ name }) => [name, []]))
    const show = progress('Measuring rounds', (rounds + 1) * contestants.length)
    let done = 0
    // The first round warms caches and plans, and counts for nothing.
    for (let round = 0; round <= rounds; round++) {
      for (const { name, measure } of contestants) {
        const figures = await measure(seconds)
        results.get(name)?.push(...(round > 0 ? [figures] : []))
        show(++done, name)
      }
    }
    tell(results)
    const seats = await on.seats(atTable, seatsEach)
    const round = { seats, spot: 'color-0', presses: 8, database: on.studioDatabase }
    await playTable(round)
    tellTable(await playTable(round), median((results.get(wallet) ?? []).map(({ perSecond }) => perSecond)))
  } finally {
    await on.close()
  }
}

interface Contestant {
  readonly name: string
  measure(seconds: number): Promise<RoundFigures>
}

async function enlist(on: StudioPlace): Promise<Contestant[]> {
  const spins = await playSeats(await on.seats(slot, seatsEach), () => 0)
  const digs = await playSeats(await on.seats(choosing, seatsEach), step => (step === 0 ? anyPlace : take))
  let betsBefore = 10_000
  return [
    {
      name: wallet,
      async measure(seconds) {
        const act = await on.bets.prepare(on.speaker, { count: betsBefore * 1.5 * seconds, chooseUid: randomUid })
        const figures = await measure(on, seconds, act)
        betsBefore = figures.perSecond
        return figures
      },
    },
    { name: `slot (${slot})`, measure: seconds => measure(on, seconds, spins) },
    { name: `choosing (${choosing}, two decisions)`, measure: seconds => measure(on, seconds, digs) },
  ]
}

async function measure(
  { place, bets, studioPid }: StudioPlace,
  seconds: number,
  act: () => Promise<unknown> | undefined,
): Promise<RoundFigures> {
  const before = processorTimeOf(studioPid)
  const load = { inFlight: seatsEach, postgresPid: place.pid, serverPid: bets.serverPid, seconds, act }
  const beganMs = performance.now()
  const figures = await measureLoad(load)
  const count = (figures.perSecond * (performance.now() - beganMs)) / 1000
  return { ...figures, studioUs: ((processorTimeOf(studioPid) - before) * 1e6) / count }
}

function tell(results: ReadonlyMap<string, readonly RoundFigures[]>): void {
  const keys = ['perSecond', 'p50Ms', 'p99Ms', 'postgresUs', 'serverUs', 'studioUs', 'loadUs'] as const
  const head = ['', 'a second', 'p50 ms', 'p99 ms', 'PostgreSQL µs', 'server µs', 'studio µs', 'load µs', '× wallet']
  const rows = [...results].map(([name, all]) => {
    const cells = keys.map(key => median(all.map(figures => figures[key])).toFixed(0))
    return [name, ...cells, ratioOf(results, name, wallet)]
  })
  console.log(`\n${table([head, ...rows])}\n`)
  for (const name of results.keys()) {
    const [word = ''] = name.split(' ')
    if (name !== wallet) console.log(`RATIO studio-${word}-rounds-over-wallet-bets ${ratioOf(results, name, wallet)}`)
  }
}

function tellTable(figures: TableFigures, walletPerSecond: number): void {
  const [presses, settles] = [figures.pressesPerSecond, figures.settlesPerSecond].map(each => each.toFixed(0))
  console.log(`TABLE ${atTable} bets ${figures.bets}: ${presses} presses a second, then ${settles} wins a second`)
  console.log(`RATIO studio-table-bets-over-wallet-bets ${(figures.perSecond / walletPerSecond).toFixed(2)}`)
}
