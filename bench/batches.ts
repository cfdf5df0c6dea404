import { type Contestant, openContestants, type ProcessorTime, type Way } from './batches/contestants.ts'
import { batchOf, type Mix, openStream } from './batches/stream.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace } from './load/place.ts'
import { progress } from './load/progress.ts'
import { openMembers } from './wallet/members.ts'

const batchesOfLap = 20
const mixes: readonly Mix[] = ['bets alone', 'bets and their wins']

type LapTimes = Readonly<Record<Way, ProcessorTime[]>>

/** What is plain in a batch, applied as one set and one by one: the same batches in turns, each way on a database of its own. */
export const bench: Bench = {
  summary: "a batch's plain commands as one set, beside the same one by one: [--laps 20] [--size 100]",
  async run(args) {
    const laps = numberOption(args, 'laps', 20)
    const size = numberOption(args, 'size', 100)
    const place = await openPlace()
    const show = progress('Measuring', mixes.length * (laps + 1))
    const rows = [['microseconds for one command', 'database, lower quarter', 'median', 'this process, median']]
    try {
      const members = await openMembers(place, 1)
      for (const [number, mix] of mixes.entries()) {
        const contestants = await openContestants(place, members, number)
        const taken = await compete(contestants, { mix, laps, size, show: lap => show(number * (laps + 1) + lap, mix) })
        for (const { way, close } of contestants) {
          const [database, own] = [taken[way].map(spent => spent.database), taken[way].map(spent => spent.process)]
          const figures = [percentile(database, 25), median(database), median(own)].map(figure => figure.toFixed(1))
          rows.push([`${mix}, ${way}`, ...figures])
          await close()
        }
        const [set, single] = [taken['as one set'], taken['one by one']].map(way => median(way.map(wholeOf)))
        console.log(`RATIO ${mix}: ${((set ?? 0) / (single ?? 1)).toFixed(2)}`)
      }
    } finally {
      await place.remove()
    }
    console.log(`\n${table(rows)}\n\n${size} commands in a batch, ${laps} laps of ${batchesOfLap} batches.`)
    return 0
  },
}

function wholeOf({ database, process: own }: ProcessorTime): number {
  return database + own
}

interface Competition {
  readonly mix: Mix
  readonly laps: number
  readonly size: number
  show(lap: number): void
}

/** The microseconds of one command in each lap. The first lap warms caches and plans, and counts for nothing. */
async function compete(contestants: readonly Contestant[], { mix, laps, size, show }: Competition): Promise<LapTimes> {
  const taken: LapTimes = { 'as one set': [], 'one by one': [] }
  const stream = openStream(mix)
  for (let lap = 0; lap <= laps; lap++) {
    const batches = Array.from({ length: batchesOfLap }, () => batchOf(stream, size))
    for (const { way, apply } of lap % 2 === 0 ? contestants : contestants.toReversed()) {
      const { database, process: own } = await apply(batches)
      const commands = batchesOfLap * size
      if (lap > 0) taken[way].push({ database: database / commands, process: own / commands })
    }
    show(lap + 1)
  }
  return taken
}
