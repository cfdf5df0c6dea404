import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { play, rulesPrint } from '../../../games/cards/rules/index.ts'
import type { Title } from '../../../games/cards/shape.ts'
import { rulesOf } from '../../../games/cards/view/rulesOf.ts'
import type { Game } from './game.ts'

/** A card game as the studio offers it. */
export function cardsGame(title: Title): Game {
  return {
    code: title.code,
    names: title.name,
    rtpPpm: title.declared.returnPpm,
    facts: {
      version: title.version,
      mostRtpPpm: title.declared.returnPpm,
      hitPpm: title.declared.hitPpm,
      volatility: title.declared.volatility,
      mostWinTimes: title.mostWin,
      rules: rulesOf(title),
    },
    view: 'cards',
    modes: [0],
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake }, rng, choices) {
      const { win, shown, draws, costOf, late } = play({ title, stake, rng, choices })
      return { win, shown: [shown], draws, ...(late ? { waits: { costOf, late } } : {}) }
    },
  }
}
