import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { choose, play, rulesPrint } from '../../../games/slots/rules/index.ts'
import type { Title } from '../../../games/slots/shape.ts'
import { rulesOf } from '../../../games/slots/view/rulesOf.ts'
import type { Game } from './game.ts'

/** A slot title as the studio offers it: its stakes in units, and its mathematics by their hash. */
export function slotGame(title: Title): Game {
  return {
    code: title.code,
    names: title.name,
    rtpPpm: title.declared.returnPpm,
    facts: {
      version: title.version,
      hitPpm: title.declared.hitPpm,
      volatility: title.declared.volatility,
      mostWinTimes: title.mostWin,
      rules: rulesOf(title),
    },
    view: 'game',
    modes: [0],
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake }, rng, [choice]) {
      const { win, steps, draws, next } = play({ title, stake, rng })
      if (!next) return { win, shown: steps, draws }
      if (choice === undefined) {
        // Every order of the prizes is as likely, so that the first box is as good as any.
        const waits = { costOf: (box: number) => (box < next.prizes.length ? 0n : undefined), late: () => 0 }
        return { win, shown: steps, draws, waits }
      }
      const chosen = choose({ title, stake, next, choice })
      return { win: chosen.win, shown: [...steps, ...chosen.steps], draws }
    },
  }
}
