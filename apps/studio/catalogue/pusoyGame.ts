import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { type Arranging, play, rulesPrint } from '../../../games/pusoy/rules/index.ts'
import type { Title } from '../../../games/pusoy/shape.ts'
import { rulesOf } from '../../../games/pusoy/view/rulesOf.ts'
import type { Game, Waits } from './game.ts'

/** A title of pusoy as the studio offers it. Whoever does not arrange their cards has them arranged as the bots do. */
export function pusoyGame(title: Title): Game {
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
    view: 'pusoy',
    modes: [0],
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake }, rng, choices) {
      const { win, shown, draws, waits } = play({ title, stake, rng, choices })
      return { win, shown: [shown], draws, ...(waits ? { waits: waitFor(waits) } : {}) }
    },
  }
}

function waitFor({ isAllowed, advise }: Arranging): Waits {
  return {
    costOf: choice => (isAllowed(choice) ? 0n : undefined),
    late() {
      const best = advise()
      if (!best) throw new Error('There is always an arrangement.')
      return best.choice
    },
    whyNot: choice => (advise(choice) ? 'hands_foul' : undefined),
    advise,
  }
}
