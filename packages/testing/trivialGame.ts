import { createHash } from 'node:crypto'
import type { Game } from '../../apps/studio/catalogue/game.ts'

const peso = 10_000n

/** The smallest game that can be played, for tests alone: one number of four decides, and one of eight waits for a choice. */
export function trivialGame(code: string): Game {
  return {
    code,
    names: { en: 'Trivial', tl: 'Trivial' },
    rtpPpm: 900_000,
    stakes: [1n * peso, 5n * peso, 100n * peso],
    mostWin: stake => 3n * stake,
    mathHash: createHash('sha256').update(`trivial ${code}`).digest('hex'),
    play(stake, rng) {
      const drawn = rng.next(8)
      const draws = [{ of: 8, value: drawn }]
      const shown = [{ kind: 'drawn', drawn }]
      if (drawn === 7) return { win: stake, shown, draws, unfinished: { prizes: [1, 2] } }
      return { win: drawn < 3 ? 2n * stake : 0n, shown, draws }
    },
    choose(stake, unfinished, choice) {
      const prize = (unfinished as { prizes: number[] }).prizes[choice]
      if (prize === undefined) return undefined
      return { win: stake * BigInt(1 + prize), shown: [{ kind: 'picked', choice, prize }], draws: [] }
    },
  }
}
