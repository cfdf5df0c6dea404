import { formatPesos } from '@saya/money'
import { gameReturns } from '../features/bet/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { manilaDay } from '../platform/manilaDay.ts'
import type { Command } from './command.ts'
import { openStore } from './openStore.ts'
import { UsageFault } from './usageFault.ts'

const day = /^\d{4}-\d\d-\d\d$/

/** `npm run saya -- returns [from] [until]`: what each game took and gave, beside what it declares. */
export const returns: Command = {
  name: 'returns',
  usage: 'returns [<first day> [<last day>]]',
  summary: 'shows what each game returned on some Manila days, and how far that strays from what it declares',
  async run([fromDay = manilaDay(systemClock.now()), untilDay = fromDay], desk) {
    if (!day.test(fromDay) || !day.test(untilDay)) throw new UsageFault('A day is written like 2026-03-02.')
    const store = await openStore(desk)
    try {
      const db = await openDatabase(store.url, 2)
      const figures = await gameReturns(db, { fromDay, untilDay })
      await db.close()
      for (const { game, sums, returnPpm, zScore } of figures.sort((a, b) => a.game - b.game)) {
        const share = returnPpm === undefined ? 'no bets' : `${(returnPpm / 10_000).toFixed(2)} %`
        const stray = zScore === undefined ? '' : `, z ${zScore.toFixed(2)}`
        desk.say(
          `Game ${game}: ${sums.rounds} rounds, ${formatPesos(sums.bet)} bet, ${formatPesos(sums.win)} won, ${share}${stray}`,
        )
      }
      if (figures.length === 0) desk.say('Nothing was settled on these days.')
      return 0
    } finally {
      await store.close()
    }
  },
}
