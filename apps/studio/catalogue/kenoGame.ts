import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { isTicket, play, rulesPrint } from '../../../games/keno/rules/index.ts'
import type { Title } from '../../../games/keno/shape.ts'
import { rulesOf } from '../../../games/keno/view/rulesOf.ts'
import type { Game } from './game.ts'

/** A title of keno as the studio offers it. The numbers of a ticket come with its bet, so that nothing waits for a player. */
export function kenoGame(title: Title): Game {
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
    view: 'keno',
    modes: [0],
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake }, rng, choices) {
      const { win, shown, draws } = play({ title, stake, rng, choices })
      return { win, shown: [shown], draws }
    },
    mayBegin: choices => isTicket(title, choices),
  }
}
