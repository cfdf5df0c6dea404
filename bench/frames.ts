import { measureFlows } from './frames/measureFlows.ts'
import { playReef } from './frames/playReef.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'

/** How smooth it is on a slow phone: the ten flows of the player, or a game of fishing. */
export const bench: Bench = {
  summary:
    'frames of ten flows on a phone a quarter as fast: [--only FLOW] [--rounds 3] [--slow 4]; of fishing instead: [--game butanding-bay] [--seconds 10]',
  async run(args) {
    const slow = numberOption(args, 'slow', 4)
    const code = textOption(args, 'game')
    if (code !== undefined) return playReef({ code, seconds: numberOption(args, 'seconds', 10), slow })
    return measureFlows({ only: textOption(args, 'only') ?? '', rounds: numberOption(args, 'rounds', 3), slower: slow })
  },
}
