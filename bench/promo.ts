import type { Bench } from './load/bench.ts'
import { measureBoxes } from './promo/boxes.ts'
import { measureRanking } from './promo/ranking.ts'

/** What promotions are measured by. Each part says what it finds, and whether that is within its goal. */
const parts: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  ranking: measureRanking,
  boxes: measureBoxes,
}

export const bench: Bench = {
  summary:
    'promotions with many members: [--part ranking|boxes] [--members 1000000] [--games 3] [--rounds 10] [--boxes 150000] [--at-once 32]',
  async run(args) {
    const at = args.indexOf('--part')
    const wanted = at < 0 ? Object.keys(parts) : [args[at + 1] ?? '']
    let isWithin = true
    for (const name of wanted) {
      const part = parts[name]
      if (!part) throw new Error(`There is no part ${name}.`)
      isWithin = (await part(args)) && isWithin
    }
    return isWithin ? 0 : 1
  },
}
