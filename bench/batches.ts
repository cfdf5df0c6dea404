import { openContestants, wholeOf } from './batches/contestants.ts'
import type { Mix } from './batches/stream.ts'
import { batchesOfLap, compete, timesOf } from './batches/compete.ts'
import type { Bench } from './load/bench.ts'
import { median, percentile, table } from './load/figures.ts'
import { numberOption } from './load/options.ts'
import { openPlace } from './load/place.ts'
import { progress } from './load/progress.ts'
import { openMembers } from './wallet/members.ts'

const mixes: readonly Mix[] = ['bets alone', 'bets and their wins']
const plans = [
  { name: 'as one set', way: 'as one set' },
  { name: 'one by one', way: 'one by one' },
] as const

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
        const contestants = await openContestants(place, { members, prefix: `batches_${number}`, plans })
        const taken = await compete(contestants, { mix, laps, size, show: lap => show(number * (laps + 1) + lap, mix) })
        for (const { name, close } of contestants) {
          const [database, own] = [
            timesOf(taken, name).map(spent => spent.database),
            timesOf(taken, name).map(spent => spent.process),
          ]
          const figures = [percentile(database, 25), median(database), median(own)].map(figure => figure.toFixed(1))
          rows.push([`${mix}, ${name}`, ...figures])
          await close()
        }
        const [set, single] = plans.map(({ name }) => median(timesOf(taken, name).map(wholeOf)))
        console.log(`RATIO ${mix}: ${((set ?? 0) / (single ?? 1)).toFixed(2)}`)
      }
    } finally {
      await place.remove()
    }
    console.log(`\n${table(rows)}\n\n${size} commands in a batch, ${laps} laps of ${batchesOfLap} batches.`)
    return 0
  },
}
