import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { play, rulesPrint } from '../../../games/mines/rules/index.ts'
import { take, type Title } from '../../../games/mines/shape.ts'
import { rulesOf } from '../../../games/mines/view/rulesOf.ts'
import type { Game } from './game.ts'

/** A title of the mines as the studio offers it. Whoever does not go on is given what they have come to, or their stake back. */
export function minesGame(title: Title): Game {
  return {
    code: title.code,
    names: title.name,
    rtpPpm: title.declared.returnPpm,
    facts: {
      version: title.version,
      leastRtpPpm: title.declared.returnPpm,
      mostRtpPpm: title.declared.mostReturnPpm,
      volatility: title.declared.volatility,
      mostWinTimes: title.mostWin,
      rules: rulesOf(title),
    },
    view: 'mines',
    modes: title.ways.map(({ code }) => code),
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake, mode }, rng, choices) {
      const { win, shown, draws, choices: free } = play({ title, mode, stake, rng, choices })
      const waits = {
        costOf: (choice: number) => (free.includes(choice) ? 0n : undefined),
        late: () => take,
        isUnplayed: choices.length === 0,
      }
      return { win, shown: [shown], draws, ...(free.length > 0 ? { waits } : {}) }
    },
  }
}
