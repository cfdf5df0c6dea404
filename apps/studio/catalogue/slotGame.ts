import { hash } from 'node:crypto'
import { unitsPerPeso } from '@saya/money'
import { choose, play } from '../../../games/slots/rules/index.ts'
import type { Played, Title, Unfinished } from '../../../games/slots/shape.ts'
import type { Game, Outcome } from './game.ts'

/** A slot title as the studio offers it: its stakes in units, and its mathematics by their hash. */
export function slotGame(title: Title): Game {
  return {
    code: title.code,
    names: title.name,
    rtpPpm: title.declared.returnPpm,
    stakes: title.stakes.map(pesos => BigInt(pesos) * unitsPerPeso),
    mostWin: stake => stake * BigInt(title.mostWin),
    mathHash: hash('sha256', JSON.stringify(title)),
    play: (stake, rng) => outcome(play({ title, stake, rng })),
    choose(stake, unfinished, choice) {
      const next = unfinished as Unfinished
      return choice < next.prizes.length ? outcome(choose({ title, stake, next, choice })) : undefined
    },
  }
}

function outcome({ win, steps, draws, next }: Played): Outcome {
  return { win, shown: steps, draws, ...(next ? { unfinished: next } : {}) }
}
