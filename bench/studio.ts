import { buildWhatIsStale } from '../tools/build.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { measurePages } from './studio/measurePages.ts'
import { measureRounds } from './studio/measureRounds.ts'

export const bench: Bench = {
  summary:
    'whole rounds beside single bets, and pages of games on a slow phone: [--rounds 3] [--seconds 2] [--only rounds|pages] [--pages game,sports,liga-hoops]',
  async run(options) {
    await buildWhatIsStale(console.log)
    const only = options[options.indexOf('--only') + 1]
    if (only !== 'pages') {
      await measureRounds({
        rounds: numberOption(options, 'rounds', 3),
        seconds: numberOption(options, 'seconds', 2),
      })
    }
    if (only !== 'rounds') await measurePages(textOption(options, 'pages')?.split(','))
    return 0
  },
}
