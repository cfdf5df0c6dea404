import { formatPesos, manilaDay } from '@saya/money'
import { gameReturns } from '../../features/bet/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { type Command, CommandFault } from '../command.ts'

const day = /^\d{4}-\d\d-\d\d$/

/** `npm run saya -- returns [first day] [last day]`: what each game took and gave, beside what it declares. */
export const returns: Command = {
  summary: 'show what each game returned and how far that strays from what it declares: [first day [last day]]',
  async run({ args: [fromDay = manilaDay(systemClock.now()), untilDay = fromDay], say, databaseUrl }) {
    if (!day.test(fromDay) || !day.test(untilDay)) throw new CommandFault('A day is written like 2026-03-02.')
    const db = await openDatabase(await databaseUrl(), 2)
    const figures = await gameReturns(db, { fromDay, untilDay })
    await db.close()
    for (const { game, sums, returnPpm, zScore } of figures.sort((a, b) => a.game - b.game)) {
      const share = returnPpm === undefined ? 'no bets' : `${(returnPpm / 10_000).toFixed(2)} %`
      const stray = zScore === undefined ? '' : `, z ${zScore.toFixed(2)}`
      say(
        `Game ${game}: ${sums.rounds} rounds, ${formatPesos(sums.bet)} bet, ${formatPesos(sums.win)} won, ${share}${stray}`,
      )
    }
    if (figures.length === 0) say('Nothing was settled on these days.')
  },
}
