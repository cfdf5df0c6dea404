import { mathHash } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import { play, rulesPrint } from '../../../games/fishing/rules/index.ts'
import { stop, type Title, type VisibleRound } from '../../../games/fishing/shape.ts'
import { rulesOf } from '../../../games/fishing/view/rulesOf.ts'
import type { Game } from './game.ts'

const seatsAtReef = 4

/** A title of fishing as the studio offers it. Whoever shoots no more is given back the shots that are left. */
export function fishingGame(title: Title): Game {
  const { returnPpm, declared } = title
  return {
    code: title.code,
    names: title.name,
    rtpPpm: returnPpm,
    facts: {
      version: title.version,
      volatility: declared.volatility,
      mostWinTimes: title.mostWin,
      rules: rulesOf(title),
    },
    view: 'fishing',
    isTwoSided: true,
    modes: [0],
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: mathHash(rulesPrint, title),
    play({ stake }, rng, choices) {
      const { win, shown, draws, choices: free } = play({ title, stake, rng, choices })
      const waits = { costOf: (choice: number) => (free.includes(choice) ? 0n : undefined), late: () => stop }
      return { win, shown: [shown], draws, ...(free.length > 0 ? { waits } : {}) }
    },
    reef: { seats: seatsAtReef, shotsOf: shown => (shown as readonly VisibleRound[])[0]?.shots ?? [] },
  }
}
