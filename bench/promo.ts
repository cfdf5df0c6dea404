import type { Bench } from './load/bench.ts'
import { numberOption } from './load/options.ts'
import { measureBoxes } from './promo/boxes.ts'

/** What promotions come to under load, each part by itself. */
export const bench: Bench = {
  summary: 'mystery boxes from midnight on: [--boxes 150000] [--at-once 32]',
  async run(args) {
    const wish = { boxes: numberOption(args, 'boxes', 150_000), atOnce: numberOption(args, 'at-once', 32) }
    return (await measureBoxes(wish)) ? 0 : 1
  },
}
