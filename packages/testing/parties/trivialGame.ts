import { createHash } from 'node:crypto'
import type { Game, Outcome, Waits } from '../../../apps/studio/catalogue/game.ts'

const peso = 10_000n

/** The smallest game that can be played, for tests alone: one number of four decides, and one of eight waits for a choice. */
export function trivialGame(code: string): Game {
  return {
    code,
    names: { en: 'Trivial', tl: 'Trivial' },
    rtpPpm: 900_000,
    view: 'game',
    modes: [0],
    stakes: [1n * peso, 5n * peso, 100n * peso],
    mostWin: stake => 3n * stake,
    mathHash: createHash('sha256').update(`trivial ${code}`).digest('hex'),
    play({ stake }, rng, [choice]) {
      const drawn = rng.next(8)
      const draws = [{ of: 8, value: drawn }]
      const shown = [{ kind: 'drawn', drawn }]
      if (drawn !== 7) return { win: drawn < 3 ? 2n * stake : 0n, shown, draws }
      const prizes = [1n, 2n]
      if (choice === undefined) {
        const waits = { costOf: (box: number) => (box in prizes ? 0n : undefined), late: () => 0 }
        return { win: stake, shown, draws, waits }
      }
      const prize = prizes[choice] ?? 0n
      const picked = { kind: 'picked', choice, prize: Number(prize) }
      return { win: stake * (1n + prize), shown: [...shown, picked], draws }
    },
  }
}

/**
 * The smallest game of several decisions, for tests alone. 0 stops and pays what was staked and one stake more for each
 * number drawn; 1 draws another; 2 stakes the first stake once more, three times at most. Mode 1 pays nothing.
 */
export function raisingGame(code: string): Game {
  return {
    ...trivialGame(code),
    modes: [0, 1],
    mostWin: stake => 100n * stake,
    play({ stake, mode }, rng, choices): Outcome {
      let [raises, win] = [0n, 0n]
      const draws = [{ of: 8, value: rng.next(8) }]
      let isOver = false
      for (const choice of choices) {
        if (choice === 1) draws.push({ of: 8, value: rng.next(8) })
        if (choice === 2) raises++
        isOver = choice === 0
      }
      if (isOver && mode === 0) win = stake * (1n + raises + BigInt(draws.length))
      const costs = [0n, 0n, stake]
      const waits: Waits = {
        costOf: choice => (choice === 2 && raises === 3n ? undefined : costs[choice]),
        late: () => 0,
      }
      const shown = draws.map(({ value }) => ({ kind: 'drawn', drawn: value }))
      return { win, shown, draws, ...(isOver ? {} : { waits }) }
    },
  }
}
